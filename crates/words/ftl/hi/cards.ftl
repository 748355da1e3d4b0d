# कार्डों और रंगों के नाम। नंबर कार्ड पुल्लिंग हैं, क्वीन स्त्रीलिंग।

number = { $colour ->
        [red] लाल
        [black] काला
        [blue] नीला
       *[green] हरा
    } { $number }
    .oblique = { $colour ->
        [red] लाल
        [black] काले
        [blue] नीले
       *[green] हरे
    } { $number }

queen = { $colour ->
        [red] लाल
        [black] काली
        [blue] नीली
       *[green] हरी
    } क्वीन
    .oblique = { queen }

suit = { $suit ->
        [red] लाल
        [black] काला
        [blue] नीला
        [green] हरा
       *[queens] क्वीन
    }
    .oblique = { $suit ->
        [red] लाल
        [black] काले
        [blue] नीले
        [green] हरे
       *[queens] क्वीन
    }
    .none = { $suit ->
        [red] कोई लाल नंबर कार्ड
        [black] कोई काला नंबर कार्ड
        [blue] कोई नीला नंबर कार्ड
        [green] कोई हरा नंबर कार्ड
       *[queens] कोई क्वीन
    }

you = आप

list-comma = { $a }, { $b }
list-and = { $a } और { $b }
list-or = { $a } या { $b }
# तीन या ज़्यादा में आखिरी दो।
list-and-many = { $a } और { $b }
list-or-many = { $a } या { $b }
