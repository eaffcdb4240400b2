/** What parts the things of a list that are to be reckoned together. */
export const listJoints =
  /\s*(?:[,;+&]|(?<!\p{L})(?:and|plus|as well as|und|sowie|et|ainsi que|e|ed|più|nonché|y|más|así como)(?!\p{L}))\s*/giu;

/** Two amounts of which one is taken from the other: "the difference between … and …". */
export const differenceOf =
  /(?<!\p{L})(?:difference between|gap between|(?:unterschied|differenz) zwischen|(?:différence|écart) entre|(?:differenza|scarto|divario) (?:tra|fra)|diferencia entre)(?!\p{L})/iu;

/** In front of a list: what comes on top of something else. */
export const onTop =
  /(?<!\p{L})(?:with|including|incl\.?|mit|inklusive|inkl\.?|einschliesslich|einschließlich|samt|avec|y compris|con|compres[oaie]|incluid[oa]s?|inclus[oaie]?)\s(?:\p{L}{1,4}\s){0,2}$/iu;

/** A sentence in which an amount is one for each of them. */
export const forEach =
  /(?<!\p{L})(?:each|every|per|a|apiece|jede[rsnm]?|je|pro|chaque|chacune?|par|la pièce|ogni|ciascun[oa]?|cadauno|a testa|cada|por)(?!\p{L})/iu;
