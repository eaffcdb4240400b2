/** Words that Swiss German has in one or more of its dialects and written German does not. */
const ownWords = new Set(
  (
    "isch bisch hesch hend händ gsi gsii gha chasch chan cha chönd chönne chunnt chumm wotsch wott wänd nöd ned nid " +
    "öppis öpper öppe däm dä dere wänn gits git's üs eus eusi üsi euch mues muesch sött sötti söll zäme zämefasse " +
    "luege lueg mached machsch machet schribe gschribe schriib gseit gmacht abgmacht gfunde gschickt bruuche bruuch " +
    "merci villmal grüezi hoi tschau znüni zmittag hüt morn gester nomal hät hets het's dasch das'sch wiä wieso's " +
    "chli bitzli echli es bitzeli uf vo vom für'd ond au scho no"
  ).split(" "),
);

/** Of those, the ones that other languages share: they add to the case and cannot make it. */
const sharedWords = new Set(
  "es git's uf vo vom ond au no merci cha ned nid het's bitzeli dä gester euch gha".split(" "),
);

/** Clusters of the spelling, as in "gschafft" or "chönnt". */
const ownSpelling = /^(?:g(?:sch|fr|ch|h|m|f)\p{L}+|ch[äöüou]\p{L}+)|(?:lig|li|isch)$/u;

const neededShare = 0.3;

/** Swiss German is written as people speak it; detectors take it for French, Dutch or Danish. */
export function isSwissGerman(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLowerCase().replaceAll("’", "'"));
  const own = lower.filter((word) => ownWords.has(word) && !sharedWords.has(word)).length;
  const score = lower.filter(
    (word) => ownWords.has(word) || ownSpelling.test(word) || germanWords.has(word),
  ).length;
  return own > 0 && score / words.length >= neededShare && (own > 1 || words.length < 12);
}

/** Short words that it shares with written German. */
const germanWords = new Set(
  "das was wie wer wo mer mir du ich i d s de di si und oder für mit bitte text en e es im am us a z vor nach wil".split(
    " ",
  ),
);
