import { lengthAsked } from "./asked/length-questions.ts";

/** Where the noun stands that a question asks for: "how high is the …", "which …", "I need the …". Five languages. */
export const propertyLead =
  /(?:(?<!\p{L})(?:how (?:high|large|big|much|low)|what|wie (?:hoch|gross|groß|viel)|was|quel(?:le)?s?|combien|qual|quale|quali|quant[oa]|cuál|cuáles|cuánto)\s(?:is|are|was|were|ist|sind|war|waren|est|sont|était|è|sono|era|es|son|era)\s(?:the|our|der|die|das|den|le|la|les|notre|il|lo|la|i|gli|le|el|los|las|nuestro|nuestra)\s|(?<!\p{L})(?:what|which|welche[mnrs]?|quel(?:le)?s?|quale|quali|che|qué)\s(?!is|are|was|were|does|do|did|will|would|can|est|sont|è|sono|es|son)|(?:need|brauche|brauchen|benötige|benötigen|bräuchte|besoin d[eu]|il (?:me|nous) faut|serve|servono|occorre|occorrono|vorrei|bisogno d\p{L}*|necesito|necesitamos)\s(?:the|our|der|die|das|den|le|la|les|il|lo|la|i|gli|le|el|los|las)\s|(?:qual è|quelle est|quel est|cuál es)\s(?:l['’]))(?=\p{L})/iu;

const lengths =
  /\p{N}\s?(?:mm|cm|dm|m|km|ft|in|feet|foot|inch(?:es)?|yards?|miles?|(?:kilo|centi|milli)?met(?:re|er)s?|\p{L}{0,10}metern?|\p{L}{0,10}mètres?|\p{L}{0,10}metri?|\p{L}{0,10}metros?|fuss|zoll|pieds|pouces|chilometri|millas?)(?![\p{L}²³])/iu;

/**
 * How people ask for a dimension, with the nouns that papers have for it and what it is counted in; without such a noun
 * a row says nothing of it, and without noun and unit a sentence does not.
 */
export const dimensions: readonly (readonly [asked: RegExp, noun: RegExp, unit: RegExp])[] = [
  [
    lengthAsked,
    /^(?:length|long|länge|lang|longueur|longue?s?|lunghezza|lung[oahi]+|longitud|larg[oa]s?|characters?|letters?|digits?|pages?|words?|zeichen|buchstaben|ziffern|seiten|wörter|caractères?|lettres?|chiffres|mots|caratteri|lettere|cifre|pagine|parole|caracteres|letras|dígitos|páginas|palabras)$/iu,
    lengths,
  ],
  [
    /(?<!\p{L})(?:how (?:fast|quick)|wie schnell|à quelle vitesse|a che velocità|qué velocidad)(?!\p{L})/iu,
    /^(?:speed|velocity|geschwindigkeit|tempo|vitesse|velocità|velocidad|kmh?|mph|pages|seiten)$/iu,
    /\p{N}\s?(?:km\/?h|mph|m\/s|knots?|knoten|nœuds?|nodi|nudos)|(?:per|pro|par|al|por|a|an)\s(?:second|minute|hour|sekunde|minute|stunde|seconde|heure|secondo|minuto|ora|segundo|hora)/iu,
  ],
  [
    /(?<!\p{L})(?:how old|wie alt|quel âge|quanti anni ha|cuántos años tiene)(?!\p{L})/iu,
    /^(?:age|aged|ages|born|birth|birthday|built|alter|jahrgang|geburtsdatum|geboren|baujahr|âge|naissance|année|età|nascita|edad|nacimiento)$/iu,
    /\p{N}[\s-]{0,3}(?:\p{L}{1,12}\s)?(?:years?|months?|days?|jahre?n?|monate?n?|ans?|mois|ann[oi]|mes[ei]|años?|meses)(?!\p{L})|-jährig|(?<!\p{L})(?:aged|âgée?s?|(?:over|under|über|unter)) \p{N}{1,2}(?!\p{N})|(?<!\p{L})(?:born|geboren|née?|nat[oa]|nacid[oa]|built|dates from)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:how (?:tall|high) (?:is|are) (?:he|she|it|they)|how tall|wie gross ist (?:er|sie|es))(?!\p{L})/iu,
    /^(?:height|size|tall|grösse|größe|höhe|taille|hauteur|altezza|statura|altura|estatura)$/iu,
    lengths,
  ],
  [
    /(?<!\p{L})(?:how heavy|how much does .{1,60} weigh|wie schwer|combien pèse(?:nt)?|quanto pesa(?:no)?|cuánto pesan?)(?!\p{L})/iu,
    /^(?:weight|mass|gewicht|masse|poids|peso|kg|kilos?|tonnes?|tonnen)$/iu,
    /\p{N}\s?(?:mg|g|kg|t|lbs?|oz|tons?|tonnes?|tonnen|tonnellate|toneladas|pounds?|ounces?|stone|\p{L}{0,10}gramm\p{L}?|\p{L}{0,10}grammes?|\p{L}{0,10}grams?|\p{L}{0,10}gramos?|kilos?|quintali)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:how wide|wie breit|quelle largeur|quanto è larg[oa]|qué ancho)(?!\p{L})/iu,
    /^(?:width|breadth|breite|largeur|larghezza|anchura|ancho|size|masse|abmessungen|dimensions?)$/iu,
    lengths,
  ],
  [
    /(?<!\p{L})(?:how deep|wie tief|quelle profondeur|quanto è profond[oa])(?!\p{L})/iu,
    /^(?:depth|tiefe|profondeur|profondità|profundidad|dimensions?|abmessungen)$/iu,
    lengths,
  ],
  [
    /(?<!\p{L})(?:how far|wie weit|à quelle distance|quanto dista)(?!\p{L})/iu,
    /^(?:distance|distanz|entfernung|distanza|distancia|km|miles|kilometer|kilomètres|chilometri)$/iu,
    lengths,
  ],
];

/** Stretches of time that a price or an amount may be for; each group is one. */
export const timeUnits: readonly RegExp[] = [
  /^(?:hours?|hourly|stunden?|heures?|or[ae]|horas?)$/iu,
  /^(?:days?|daily|tage?n?|jours?|journées?|giorn[oi]|giornata|días?)$/iu,
  /^(?:weeks?|weekly|wochen?|semaines?|settiman[ae]|semanas?)$/iu,
  /^(?:months?|monthly|monate?n?|mois|mes[ei]|mes|meses)$/iu,
  /^(?:years?|yearly|annual|jahre?n?|ans?|années?|ann[oi]|años?)$/iu,
];
