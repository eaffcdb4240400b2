/** How papers say that something is part of a thing or not, and that it may be done or not; and how people ask for it. Five languages. */
export const statusWords = {
  included: {
    said: /(?<!\p{L})(?:includ(?:e|es|ed|ing)|inclusive|covers?|covered|insured|exclud(?:e|es|ed)|exempt(?:ed)?|not part of|extra|inbegriffen|enthalten|enthält|eingeschlossen|inklusive|gedeckt|deckt|versichert|mitversichert|ausgenommen|ausgeschlossen|zu lasten|compris(?:e|es)?|inclus(?:e|es)?|couverte?s?|couvre(?:nt)?|assurée?s?|exclue?s?|à (?:la |sa )?charge|compres[oaie]|inclus[oaie]|comprend(?:e|ono)|copert[oaie]|copre|coprono|assicurat[oaie]|esclus[oaie]|a (?:suo )?carico|incluid[oa]s?|incluye(?:n)?|cubiert[oa]s?|cubre(?:n)?|asegurad[oa]s?|excluid[oa]s?|a cargo)(?!\p{L})/iu,
    asked:
      /(?<!\p{L})(?:includ(?:e|es|ed)|covers?|covered|insured|excluded|extra|on top|insurance|insurer|insurers|warranty|guarantee|inbegriffen|enthalten|inklusive|gedeckt|versichert|mitversichert|ausgenommen|dabei|drin|extra|über die (?:garantie|versicherung)|versicherer|(?:garantie|versicherung)|compris(?:e|es)?|inclus(?:e|es)?|couverte?s?|assurée?s?|en plus|garantie|assurance|assureur|compres[oaie]|inclus[oaie]|dentro|copert[oaie]|assicurat[oaie]|assicurazione|garanzia|a parte|incluid[oa]s?|dentro|cubiert[oa]s?|asegurad[oa]s?|seguro|aseguradora|garantía|aparte)(?!\p{L})/iu,
  },
  allowed: {
    said: /(?<!\p{L})(?:may|must not|avoid|do not|may not|cannot|allowed|permitted|forbidden|prohibited|banned|granted|darf|dürfen|erlaubt|gestattet|zulässig|verboten|untersagt|gewährt|permis(?:e|es)?|autorisée?s?|admise?s?|interdite?s?|défendue?s?|accordée?s?|permess[oaie]|ammess[oaie]|consentit[oaie]|vietat[oaie]|proibit[oaie]|concess[oaie]|permitid[oa]s?|autorizad[oa]s?|prohibid[oa]s?|concedid[oa]s?|concede(?:n)?)(?!\p{L})/iu,
    asked:
      /(?<!\p{L})(?:may (?:i|we)|can (?:i|we)|could (?:i|we)|am i allowed|are we allowed|allowed|permitted|all right|alright|ok|okay|darf|dürfen|kann ich|können wir|erlaubt|gestattet|verboten|in ordnung|puis-je|peut-on|pouvons-nous|je peux|on peut|permise?s?|autorisée?s?|interdite?s?|d['’]accord|posso|possiamo|si può|permess[oaie]|ammess[oaie]|vietat[oaie]|puedo|podemos|se puede|permitid[oa]s?|prohibid[oa]s?)(?!\p{L})/iu,
  },
} as const;

/** Words of such questions that name no thing: they may stand anywhere, or nowhere. */
export const statusChrome =
  /^(?:case|event|right|alright|okay|fine|ordnung|accord|fall|falle|cas|caso|pay|pays|paid|cost|costs|price|prices|deal|keep|put|bring|ask|part|parts|run|runs|take|zahlt|zahlen|bezahlt|kosten|preis|preise|läuft|laufen|geht|gehen|halten|behalten|bringen|mitbringen|stellen|lagern|teil|paie|paye|payer|paient|verse|verser|prix|frais|coût|garder|mettre|demander|partie|tôt|paga|pagare|paghiamo|prezzo|prezzi|spese|costi|tenere|mettere|portare|chiedere|parte|dentro|già|pagar|pagamos|precio|precios|gastos|costes|guardar|poner|traer|pedir)$/u;
