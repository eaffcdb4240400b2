/** Words that Romansh has in one or more of its idioms and its neighbours do not. */
const ownWords = new Set(
  (
    "betg betga buc bucca brich vegn vegnan vegnir vegni vegnida vegnids vegnir tranter uschia aschia ascheia usche " +
    "mincha mintga mintg mintgin minch minchün persuna persunas dretg dretgs tge tgei tgi tgeinin ils igl igls dils " +
    "digl digls cun sco scu nus vus jeu jau eau jou quai quei chegl quist quista quists quistas quels ina ün üna " +
    "suenter silsuenter sieua zieva zuond fitg fetg pli plü daple dapli nagut navot nagin nagina nign adina adüna " +
    "adigna ussa uossa ossa nua inua lura alura davart cunter sin sün sülla süls tras oz onn onns chantun grischun " +
    "rumantsch rumantscha rumantschs svizra ston stuair stuvair stuaivan sto vaiva vaivan ei èn eis puspè puspe damai " +
    "perquai perchegl perche er daspera tuts tuttas tuot tot auters auter oters otras avair esser essan pudair pudais " +
    "pudess duain duai dastga duvra duvrar fatg ditg letg notg lavur lavurar emprim emprima sche schi cha chi ch sch " +
    "sia sias ses seis mia mias mies tia noss nossa nossas voss vossa bain mal cur cura cumün societad libertad dal da dalla " +
    "per en ed el ella han ha il la las e"
  ).split(" "),
);

/** Of those, the ones that a neighbour shares: they add to the case and cannot make it. */
const sharedWords = new Set(
  (
    "cun el ella han ha il la las e da dal dalla per en ed sin sto tot mal sia mia ses tia cura chi cha ch sch ei ina " +
    "tras er ossa perche cur ston pli esser noss mies sche eis oz ils nus schi sco quels bain"
  ).split(" "),
);

/** Endings and clusters of Romansh spelling. */
const ownSpelling =
  /(aziun|uziun|iziun|ziuns?|maing|meing|tschas?|s-ch\p{L}*|\p{L}tg|tgs|adad|uond)$|^(tg[aeiou]|tsch|s-ch)/u;

/** Share of words that speak for Romansh from which on a text counts as Romansh. */
const neededShare = 0.25;

/** Romansh is official in Switzerland and unknown to the detector, which takes it for Italian or Spanish. */
export function isRomansh(words: readonly string[]): boolean {
  let score = 0;
  let own = 0;
  for (const word of words
    .flatMap((text) => text.toLowerCase().split(/['’]/u))
    .filter((part) => part !== "")) {
    const known = ownWords.has(word);
    if (known && !sharedWords.has(word)) own += 1;
    if (known) score += 1;
    else if (ownSpelling.test(word)) score += 1;
  }
  return own > 0 && (own > 1 || words.length < 12) && score / words.length >= neededShare;
}
