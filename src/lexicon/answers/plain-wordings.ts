import type { Language } from "../words-by-language.ts";

/** How people ask for what papers call by one noun; `$1` is what the question is about. */
export const plainWordings: Readonly<Record<Language, readonly (readonly [said: RegExp, plain: string])[]>> =
  {
    en: [
      [/how tall (?:is|are|was|were)(?= )/iu, "what is the height of"],
      [
        /how heavy (?:is|are|was|were)(?= )|how much (?:does|do|did)(?= .{2,60} weigh)/iu,
        "what is the weight of",
      ],
      [/how wide (?:is|are|was|were)(?= )/iu, "what is the width of"],
      [/how deep (?:is|are|was|were)(?= )/iu, "what is the depth of"],
      [/how old (?:is|are|was|were)(?= )/iu, "what is the age of"],
      [
        /(?:how much|what(?: share| part)?) (?:of (?:it|this|that|the \p{L}+) )?(?:do|would|must|will|does|is) (?:(?:we|i|you) (?:have|need) to |(?:we|i|you) )?(?:bear|pay|cover|carry)(?: (?:it|this|that))? (?:ourselves|myself|yourself|out of (?:our|my) own pocket)/iu,
        "how high is the excess",
      ],
      [
        /(?:since when|how long) (?:has|have|is) (.{2,60}?) (?:been )?(?:working|worked|employed|been)(?: (?:here|for us|with us|at the company|in the company))?(?=\s*\?|$)/iu,
        "when was the start date of $1",
      ],
      [
        /when did (.{2,60}?) (?:join(?: us| the (?:company|firm|team))?|start (?:working )?(?:here|with us|for us))(?=\s*\?|$)/iu,
        "when was the start date of $1",
      ],
    ],
    de: [
      [/wie (?:gross|groß) (?:ist|sind|war|waren)(?= )/iu, "was ist die Grösse von"],
      [
        /wie hoch (?:ist|sind|war|waren)(?= (?:der|die|das) (?:baum|turm|raum|mauer|schrank|regal|gebäude|decke|maschine|gerät))/iu,
        "was ist die Höhe von",
      ],
      [/wie schwer (?:ist|sind|war|waren)(?= )/iu, "was ist das Gewicht von"],
      [/wie breit (?:ist|sind|war|waren)(?= )/iu, "was ist die Breite von"],
      [/wie tief (?:ist|sind|war|waren)(?= )/iu, "was ist die Tiefe von"],
      [/wie alt (?:ist|sind|war|waren)(?= )/iu, "was ist das Alter von"],
      [
        /(?:wie ?viel|was|welchen (?:teil|anteil))(?: davon| vom schaden| vom verlust)? (?:müssen|muss|müssten|tragen|zahlen|bezahlen) (?:wir|ich) (?:davon |vom schaden |dabei )?(?:selbst|selber|aus eigener tasche)(?: (?:tragen|bezahlen|zahlen|übernehmen))?/iu,
        "wie hoch ist der Selbstbehalt",
      ],
      [
        /seit wann (?:arbeitet|ist) (.{2,60}?)(?: schon)? (?:bei uns|hier|in der firma|im betrieb|im unternehmen)(?: (?:angestellt|beschäftigt|tätig|dabei))?(?=\s*\?|$)/iu,
        "wann war der Eintritt von $1",
      ],
      [
        /seit wann (?:arbeitet|ist) (?:bei uns|hier) (.{2,60}?)(?: (?:angestellt|beschäftigt|tätig|dabei))?(?=\s*\?|$)/iu,
        "wann war der Eintritt von $1",
      ],
      [
        /wann (?:hat|ist) (.{2,60}?) (?:bei uns |hier )?(?:angefangen|eingetreten|begonnen)(?=\s*\?|$)/iu,
        "wann war der Eintritt von $1",
      ],
    ],
    fr: [
      [/combien mesure(?:nt)?(?= )/iu, "quelle est la taille de"],
      [/combien pèse(?:nt)?(?= )/iu, "quel est le poids de"],
      [/quel âge (?:a|ont)(?= )/iu, "quel est l'âge de"],
      [
        /(?:quelle (?:part|somme)|quel montant|combien|qu['’]est-ce qui|que)(?: du (?:dommage|sinistre|dégât))? (?:reste(?:rait|ra)?|serait|sera|est)(?:-t-il|-il)? à (?:notre|ma) charge/iu,
        "quelle est la franchise",
      ],
      [
        /depuis quand (.{2,60}?) (?:travaille|est)(?:-t-(?:il|elle))? (?:chez nous|ici|dans l['’]entreprise|employée?)(?=\s*\?|$)/iu,
        "quelle est la date d'embauche de $1",
      ],
      [
        /depuis quand (?:travaille|est)(?:-t-(?:il|elle))? (?:chez nous|ici) (.{2,60}?)(?=\s*\?|$)/iu,
        "quelle est la date d'embauche de $1",
      ],
    ],
    it: [
      [/quanto è alt[oa](?= )|quanto sono alt[ie](?= )/iu, "qual è l'altezza di"],
      [/quanto pesa(?:no)?(?= )/iu, "qual è il peso di"],
      [/quanto è larg[oa](?= )/iu, "qual è la larghezza di"],
      [/quanti anni (?:ha|hanno)(?= )/iu, "qual è l'età di"],
      [
        /(?:quanto|quale (?:parte|quota|somma)|che parte)(?: del danno)? (?:resta|rimane|resterebbe|rimarrebbe|sarebbe|è) a (?:nostro|mio) carico/iu,
        "quanto è la franchigia",
      ],
      [
        /da quando (?:lavora|è) (?:da noi|con noi|qui|in azienda) (.{2,60}?)(?=\s*\?|$)/iu,
        "qual è la data di assunzione di $1",
      ],
      [
        /da quando (.{2,60}?) (?:lavora|è) (?:da noi|con noi|qui|in azienda)(?=\s*\?|$)/iu,
        "qual è la data di assunzione di $1",
      ],
    ],
    es: [
      [/cuánto mide(?:n)?(?= )/iu, "cuál es la altura de"],
      [/cuánto pesa(?:n)?(?= )/iu, "cuál es el peso de"],
      [/cuántos años (?:tiene|tienen)(?= )/iu, "cuál es la edad de"],
      [
        /(?:cuánto|qué (?:parte|importe))(?: del daño)? (?:queda|quedaría|corre|correría|es|sería) (?:a|de) (?:nuestro|mi) (?:cargo|cuenta)/iu,
        "cuál es la franquicia",
      ],
      [
        /desde cuándo (?:trabaja|está) (?:con nosotros|aquí|en la empresa) (.{2,60}?)(?=\s*\?|$)/iu,
        "cuál es la fecha de ingreso de $1",
      ],
      [
        /desde cuándo (.{2,60}?) (?:trabaja|está) (?:con nosotros|aquí|en la empresa)(?=\s*\?|$)/iu,
        "cuál es la fecha de ingreso de $1",
      ],
    ],
  };
