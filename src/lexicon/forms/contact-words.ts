/** What people ask of whoever wrote, or is named with a way to reach them. */
export type ContactKind = "mobile" | "fax" | "phone" | "email" | "web" | "title" | "address";

/** How it is asked for, in five languages; the first that fits. */
export const contactAsked: Readonly<Record<ContactKind, RegExp>> = {
  mobile:
    /(?<!\p{L})(?:mobile|cell ?phone|cell|handy\p{L}*|natel\p{L}*|mobil(?:e|nummer|telefon)\p{L}*|(?:numéro|téléphone) (?:de )?(?:portable|mobile|natel)|cellulare|telefonino|móvil|celular)(?!\p{L})/iu,
  fax: /(?<!\p{L})(?:(?:tele)?fax\p{L}*)(?!\p{L})/iu,
  phone:
    /(?<!\p{L})(?:(?:tele)?phone|telephone|telefon|(?:telefon|ruf|durchwahl)nummer|durchwahl|direktwahl|direct (?:line|dial)|extension|téléphone|ligne directe|telefono|numero diretto|teléfono)(?!\p{L})/iu,
  email:
    /(?<!\p{L})(?:e-?mail[\s-]?address|mail address|e-?mail-?adresse|mailadresse|adresse (?:e-?)?mail|adresse électronique|adresse de courriel|indirizzo (?:e-?)?mail|indirizzo di posta elettronica|dirección de correo|correo electrónico)(?!\p{L})/iu,
  web: /(?<!\p{L})(?:web ?sites?|web ?page|home ?page|web ?seite|internetseite|webadresse|site (?:internet|web)|sito(?: internet| web)?|(?:página|sitio) web)(?!\p{L})/iu,
  title:
    /(?<!\p{L})(?:job title|title|position|role|function|job|funktion|position|stellung|rolle|beruf|fonction|poste|rôle|funzione|ruolo|carica|qualifica|mansione|cargo|función|puesto)(?!\p{L})/iu,
  address: /(?<!\p{L})(?:address|adresse|anschrift|postadresse|indirizzo|dirección)(?!\p{L})/iu,
};

/** Whoever is on the phone asks for something else. */
export const onThePhone =
  /(?<!\p{L})(?:on the (?:tele)?phone|over the phone|by (?:tele)?phone|am telefon|per telefon|au téléphone|par téléphone|al telefono|per telefono|por teléfono|al teléfono)(?!\p{L})/giu;

/** Whoever wrote the mail. */
export const senderAsked =
  /(?<!\p{L})(?:sender|writer|author|absender\p{L}*|verfasser\p{L}*|expéditeur|expéditrice|mittente|remitente)(?!\p{L})/iu;

/** Words of such a question that name nobody. */
export const contactBeside =
  /^(?:number|numbers|nummer|nummern|numéro|numéros|numero|numeri|número|contact|kontakt|contatto|reach|reached|erreichen|erreichbar|erreiche|erreicht|joindre|joignable|contacter|raggiungere|contattare|chiamare|llamar|call|ring|anrufen|appeler|job|title|exact|full|office|direct|postal|email|mail|e|web|sender|writer|author|absender|absenderin|verfasser|verfasserin|expéditeur|expéditrice|mittente|remitente|mail|message|nachricht|courriel|messaggio|correo|signature|signatur|firma|work|works|arbeit|arbeitet|travail|travaille|lavoro|lavora|hat|has|have|ha|a|tiene|lautet|stated|given|angegeben|indiqué|indiquée|indicato|indicata|bekleidet|occupe|ricopre|holds|hold|occupa)$/u;

/** What stands before a number by which somebody can be reached. */
export const numberLabels = {
  mobile: /(?<!\p{L})(?:mobile?|mob|cell|m|handy|natel|port|portable|gsm|cellulare|móvil)\P{L}{0,4}$/iu,
  fax: /(?<!\p{L})(?:tele)?fax\P{L}{0,4}$/iu,
  short: /(?<!\p{L})(?:ext|extension|intern|interne|interno|poste|durchwahl|dw|direktwahl)\P{L}{0,4}$/iu,
} as const;

/** Ends a mail before the name of its writer. */
export const closingLine =
  /^\W{0,3}(?:(?:with )?(?:kind(?:est)?|best|warm|many|yours?)?,?\s?(?:regards|wishes|thanks|sincerely|faithfully|truly)|best|cheers|thank you|(?:mit )?(?:freundliche[nm]?|beste[nm]?|herzliche[nm]?|liebe[nm]?|viele[nm]?|schöne[nm]?)?\s?(?:gr[uü](?:ss|ß)e?n?)(?: aus .{2,30})?|hochachtungsvoll|(?:bien |très )?cordialement|(?:meilleures|sincères|cordiales|bonnes)? ?salutations(?: distinguées)?|bien à (?:vous|toi)|amicalement|(?:cordiali|distinti|cari|migliori)? ?saluti|un (?:caro |cordiale )?saluto|cordialmente|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente)\W{0,3}$/iu;

/** What people are called by what they do; the end of a longer word, or a word of its own. */
export const jobWords =
  /(?<!\p{L})(?:managers?|director|head|officer|assistant|secretary|treasurer|chair(?:man|woman|person)?|president|partner|owner|engineer|technician|accountant|teacher|headteacher|administrator|coordinator|consultant|adviser|advisor|clerk|caretaker|architect|lawyer|solicitor|nurse|doctor|supervisor|representative|executive|analyst|developer|designer|planner|buyer|foreman|ceo|cfo|cto|coo)(?!\p{L})|(?:leiter|führer|verwalter|berater|bearbeiter|meister|techniker|ingenieur|lehrer|pfleger|sekretär|assistent|präsident|vorsteher|direktor|inhaber|partner|buchhalter|disponent|einkäufer|verkäufer|kassier|aktuar|architekt|monteur|entwickler|koordinator|hauswart|anwalt|vorstand|referent|planer)(?:in)?(?!\p{L})|leitung(?!\p{L})|(?:sekretariat|geschäftsführung|buchhaltung|hausdienst|kundendienst|verkaufsinnendienst)(?!\p{L})|(?<!\p{L})(?:responsable|direct(?:eur|rice)|chef(?:fe)?|assistante?|secrétaire|gérante?|trésori(?:er|ère)|présidente?|technicien(?:ne)?|ingénieure?|comptable|enseignante?|coordinat(?:eur|rice)|conseill(?:er|ère)|architecte|concierge|adjointe?|associée?|chargée? d[e’'][^,;]{2,40}|attachée?|responsabile|diret(?:tore|trice)|capo|segretari[oa]|titolare|tesorier[ea]|presidente|vicepresidente|tecnic[oa]|ingegnere|contabile|docente|insegnante|maestr[oa]|coordinat(?:ore|rice)|consulente|architett[oa]|custode|amministrat(?:ore|rice)|addett[oa]|impiegat[oa]|soci[oa]|direct(?:or|ora)|jef[ea]|secretari[oa]|tesorer[oa]|técnic[oa]|ingenier[oa]|contable|profesora?|coordinadora?|asesora?|arquitect[oa]|gerente|encargad[oa])(?!\p{L})/iu;

/** A street with its number, or a town with its code, as it stands in a line. */
export const addressSaid =
  /(?:strasse|straße|str\.|gasse|weg|platz|allee|ring|rain|quai|halde|matte|hof)\s\p{N}|(?<!\p{L})(?:rue|avenue|av\.|boulevard|bd|chemin|ch\.|route|place|impasse|allée|quai|via|viale|corso|piazza|vicolo|strada|calle|avenida|plaza|paseo|postfach|po box|case postale|casella postale)(?!\p{L})|\p{N}\w?,?\s(?:\p{L}{1,20}\s){1,3}(?:street|st|road|rd|lane|avenue|ave|drive|way|square|place|close|court|terrace|hill|park|row|walk|gardens|crescent|quay|yard)(?!\p{L})|(?<!\p{N})(?:(?:CH|D|A|F|I|E)-)?\p{N}{4,5}\s\p{Lu}\p{L}{2}|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}(?!\p{L})/iu;
