const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

const every =
  "all|every|each|any|alle[nr]?|jede[rsnm]?|sämtliche[nr]?|toutes|tous|toute|tout|chaque|tutt[eio]|ogni|ciascun[oa]?|tod[oa]s|tod[oa]|cada";

/** What a text states, one by one; never what it is about. */
const stated =
  "claims?|statements?|assertions?|numbers?|figures?|facts?|values?|amounts?|percentages?|sentences?|data points?|" +
  "aussagen?|behauptung(?:en)?|zahl(?:en)?|angaben?|fakt(?:en)?|tatsachen?|werte?n?|beträgen?|betrag|sätzen?|satz|" +
  "affirmations?|énoncés?|chiffres?|nombres?|données?|faits?|valeurs?|montants?|phrases?|" +
  "affermazion[ei]|cifr[ae]|numer[oi]|dat[oi]|fatt[oi]|valor[ei]|import[oi]|fras[ei]|" +
  "afirmaci(?:ón|ones)|cifras?|números?|datos?|hechos?|valor|valores|importes?|frases?";

const whole = "everything|alles|tout|tutto|todo";

const cited =
  "cited|sourced|referenced|footnoted|backed(?: up)? by|proven|documented|traceable|substantiated|" +
  "belegt|nachgewiesen|nachvollziehbar belegt|referenziert|mit (?:\\p{L}+ ){0,2}(?:quellen?|quellenangaben?|belege?n?|quellennachweis(?:en)?|fundstellen?)|" +
  "sourcée?s?|citée?s?|prouvée?s?|documentée?s?|référencée?s?|étayée?s?|avec (?:\\p{L}+ ){0,2}(?:sources?|références?|citations?)|" +
  "documentat[oaei]|citat[oaei]|provat[oaei]|referenziat[oaei]|comprovat[oaei]|con (?:\\p{L}+ ){0,2}(?:font[ei]|citazion[ei]|riferiment[oi])|" +
  "citad[oa]s?|documentad[oa]s?|probad[oa]s?|respaldad[oa]s?|referenciad[oa]s?|con (?:\\p{L}+ ){0,2}(?:fuentes?|citas?|referencias?)|" +
  "with (?:\\p{L}+ ){0,2}(?:sources?|citations?|references?)|" +
  "(?:has|have|carr(?:y|ies)|bears?|names?|gives?|states?|shows?|hat|haben|trägt|tragen|nennt|nennen|a|ont|porte|portent|ha|hanno|riporta|riportano|tiene|tienen|lleva|llevan) (?:\\p{L}+ ){0,2}(?:sources?|citations?|references?|quellen?|quellenangaben?|belege?n?|références?|font[ei]|citazion[ei]|fuentes?|citas?)";

/** "Cite a source for every number": the order comes first. */
const orders =
  "(?:cites?|names?|gives?|add|adds|provides?|includes?) (?:\\p{L}+ ){0,3}(?:sources?|citations?|references?) (?:for|of|to|with|at)|(?:sources?|citations?|references?) (?:for|at|behind)|" +
  "quellen?(?:angaben?)? (?:für|zu|bei)|belege?n? (?:für|zu|bei)|(?:sources?|références?|citations?) (?:pour|de|à)|(?:font[ei]|citazion[ei]) (?:per|di|a)|(?:fuentes?|citas?) (?:para|de|a)";

const joints = "and|or|of|und|oder|von|et|ou|de|des|e|o|di|dei|delle|y|del";
const sources =
  "sources?|citations?|references?|proof|evidence|quellen?|quellenangaben?|belege?|nachweis|références?|preuves?|font[ei]|citazion[ei]|prov[ae]|fuentes?|citas?|pruebas?";
const nothingWithout = `(?:no|keine?|aucune?|pas (?:de|d['’])|nessun[ao]?|ningun[ao]?|ningún)\\s+(?:single\\s+|einzige\\s+)?(?:${stated})\\s+(?:without|ohne|sans|senza|sin)\\s+(?:\\p{L}+\\s+)?(?:${sources})`;
const nearby = String.raw`(?:\s+(?!(?:${joints})\s)[\p{L}'’-]{1,30}){0,3}?\s+`;
const subject = `(?:${every})${nearby}(?:${stated})|${whole}`;
const pattern = (source: string) => new RegExp(`${edge.before}(?:${source})${edge.after}`, "giu");
const subjects = pattern(subject);
const marks = pattern(cited);
const orderFirst = pattern(`(?:${orders})\\s+(?:${subject})|${nothingWithout}`);

export interface ProofWish {
  /** What else the criterion says: of that nothing is known. */
  rest: string;
}

/** Whether a criterion of some hundred letters says, beyond mistake, that everything stated has a source; undefined where it does not. */
export function readProofWish(criterion: string): ProofWish | undefined {
  const ordered = criterion.replaceAll(orderFirst, " ; ");
  if (ordered !== criterion) return { rest: ordered };
  const at = criterion.search(subjects);
  if (at < 0) return undefined;
  const behind = criterion.slice(at).replace(new RegExp(subjects.source, "iu"), " ; ");
  const rest = behind.replaceAll(marks, " ; ");
  return rest === behind ? undefined : { rest: criterion.slice(0, at) + rest };
}
