/** Fractions and amounts in words, in five languages: figures, though they have no digit. */
export const figureWords =
  /(?<!\p{L})(?:half|third|thirds|quarter|quarters|hälfte|drittel|viertel|moitié|tiers|quarts?|metà|terz[oi]|quart[oi]|mitad|tercios?|cuartos?|percent|per cent|prozent|pour cent|per cento|por ciento)(?!\p{L})/iu;

/** Lines that say nothing of what a document is about. */
export const furniture =
  /^(?:page|seite|pagina|página)\s*\d+|(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|tutti i diritti riservati|todos los derechos reservados|copyright|©)|\.{4,}\s*\d*$|^(?:table of contents|contents|inhaltsverzeichnis|inhalt|table des matières|sommaire|indice|índice)$|(?:digitally signed|digital signature|certificate|certified by|fingerprint|sha-?256|digital signiert|qualifizierte signatur|signature électronique|firma digitale|firma electrónica)|^[\w-]+:\s*(?:['"*[{-]|$)/iu;
