import type { WordsByLanguage } from "../words-by-language.ts";

/** Before the name of a person. */
export const personTitles = new Set(
  "mr mrs ms miss dr prof professor sir lord lady president minister herr herrn hr frau fr familie dipl ing lic monsieur madame mme mlle maître me signor signora sig sigra dott dottssa avv ingegner señor señora sr sra srta don doña".split(
    " ",
  ),
);

/** Behind the name of a company; the name is as good without. */
export const companyForms = new Set(
  "ag gmbh kg ohg se sa sas sarl spa srl snc ltd limited inc incorporated corp corporation llc llp plc co company gmbh mbh ev genossenschaft stiftung bv nv oy ab as holding group sàrl sl slu".split(
    " ",
  ),
);

/** Words in capitals that are no names. */
export const usualCapitals = new Set(
  "OK PS NB RE CC BCC FYI ASAP TBD PDF PDFS FAQ FAQS AM PM NO YES AND OR NOT THE NR NO TEL FAX ID ABS ART SEITE PAGE TOTAL SUMME USW ETC".split(
    " ",
  ),
);

/** Words that begin a sentence with a capital and are no part of the name behind them. */
export const sentenceOpeners: WordsByLanguage = {
  en: "however|although|though|moreover|furthermore|meanwhile|yesterday|today|tomorrow|currently|overall|finally|additionally|thus|therefore|hence|instead|yet|still|unlike|like|despite|whereas|whether|according|besides|also|later|earlier|former|since|yes|no|dear|both|unless|except|including|regarding|concerning|following|given|based|compared|formerly|originally|initially|eventually|recently|previously|subsequently|similarly|likewise|consequently|nevertheless|nonetheless|accordingly|per|via|upon|across|among|around|near|inside|outside|toward|towards|throughout|along|beyond|behind|beside|let|see|contact|call|note|please|only|even|perhaps|maybe|often|usually|generally|typically|apparently|reportedly|allegedly|sadly|fortunately|unfortunately|interestingly|notably|specifically|particularly|especially|another|several|various|many|most|all|every|each|any|some|certain|other|others|such|these|those|this|that|its|their|his|her|our|your|my|new|old|first|second|third|last|next|young|early|late|total|annual|monthly|average|net|gross",
  de: "jedoch|allerdings|zudem|ausserdem|außerdem|ferner|gestern|heute|morgen|aktuell|insgesamt|schließlich|schliesslich|daher|deshalb|somit|folglich|laut|gemäß|gemäss|dank|trotz|statt|ehemals|früher|später|ja|nein|liebe|lieber|sehr|beide|neben|einschließlich|inklusive|bezüglich|ursprünglich|zunächst|kürzlich|zuvor|anschließend|anschliessend|ebenso|dennoch|entsprechend|pro|per|via|rund|etwa|circa|ende|anfang|mitte|nur|auch|vielleicht|oft|meist|meistens|neue|neuer|neues|alte|erste|zweite|dritte|letzte|nächste",
  fr: "cependant|toutefois|pourtant|néanmoins|ainsi|donc|hier|aujourd|demain|actuellement|enfin|selon|malgré|outre|grâce|concernant|suite|oui|non|cher|chère|ancien|ancienne|nouveau|nouvelle|premier|première|dernier|dernière|voici|voilà|seul|seule|tandis|alors|ensuite|puis|auparavant|récemment|parmi|hors|sauf|excepté|quant|lors|afin|grand|grande|petit|petite",
  it: "tuttavia|però|inoltre|ieri|oggi|domani|attualmente|infine|secondo|nonostante|oltre|grazie|riguardo|sì|caro|cara|ex|nuovo|nuova|primo|prima|ultimo|ultima|ecco|mentre|allora|poi|quindi|dunque|pertanto|recentemente|precedentemente|successivamente|anche|solo|durante|presso|verso|dopo|senza|entro|circa",
  es: "sin embargo|además|ayer|hoy|mañana|actualmente|finalmente|según|pese|gracias|sí|querido|querida|antiguo|antigua|nuevo|nueva|primer|primero|primera|último|última|mientras|entonces|luego|después|antes|recientemente|anteriormente|también|tras|ante|bajo|cabe|mediante|excepto|salvo|incluso",
};

/** Elided words before an apostrophe: l'Insee, dell'Italia. */
export const elisions = new Set(
  "l d j n s c qu m t dell all nell sull dall un quest quell jusqu lorsqu puisqu".split(" "),
);
