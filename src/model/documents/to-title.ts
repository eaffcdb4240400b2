import {
  afterOrder,
  alsoNouns,
  fileFormatWords,
  germanInfinitives,
  orderVerbs,
  politeness,
  sourceOpenings,
} from "../../lexicon/documents/order-words.ts";

const longest = 80;
const verbs = Object.values(orderVerbs).join("|");
const end = String.raw`(?![\p{L}\p{N}])`;

const polite = new RegExp(String.raw`^(?:(?:${politeness})${end}[\s,:]*)+`, "iu");
const verb = new RegExp(String.raw`^(?<verb>${verbs})${end}`, "iu");
const meant = new RegExp(String.raw`^\s+(?:${afterOrder})${end}`, "iu");
const source = new RegExp(String.raw`^(?:${sourceOpenings})(?![\p{N}])`, "iu");
/** To whom, and what is put before the thing itself. */
const receiver = new RegExp(
  String.raw`^\s*(?:(?:me|us|mir|uns|sie|moi|nous|mi|ci|nos|bitte|please|für (?:mich|uns)|for (?:me|us))${end}\s*)*`,
  "iu",
);
const article =
  /^(?:an?|the|some|ein(?:e|en|em|er|es)?|der|die|das|den|dem|des|une?|les?|la|l['’]|uno|una|un|il|lo|gli|i|el|los|las|unos|unas|all(?: the)?|alle)\s+|^l['’]/iu;

const format = String.raw`(?:an?\s+|ein(?:e|en|er)?\s+|un[ae]?\s+)?(?:(?:file|fichier|archivo|documento?)\s+)?(?:${fileFormatWords})(?:[\s-]*(?:files?|documents?|datei(?:en)?|dokumente?|fichiers?|archivos?|documento|table|tabelle))?`;
const formatTail = new RegExp(
  String.raw`(?<!\s)(?:\s*,)?\s+(?:(?:and\s+|und\s+|et\s+|e\s+|y\s+)?(?:as|in|into|to|als|im|en|au format|sous forme de|come|como|in formato|in forma di|en formato)\s+${format}(?:(?:\s*,\s*|\s+(?:and|or|und|oder|et|ou|e|o|y)\s+)(?:as\s+|als\s+|en\s+|come\s+|como\s+)?${format})*)(?:,?\s(?:please|bitte|per favore|por favor|s['’]il (?:vous|te) plaît))?\s*$`,
  "iu",
);
/** The format in the name of the thing: "Word report", "one-page PDF note", "Excel-Tabelle". */
const formatHead = new RegExp(
  String.raw`^(?<before>(?:[\p{L}\p{N}-]+\s+){0,2})(?:${fileFormatWords})[\s-]+(?=\p{L})`,
  "iu",
);

/** The German verb of which half stands at the end. */
const behind = /(?<!\s)\s+(?:zusammen|auf|nach|heraus|gegenüber|dar|aus|vor|ab|um)$/iu;
const partedVerbs =
  /^(?:fasse?n?|listen?|schlage?n?|suchen?|stellen?|ziehen?|bereiten?|leiten?|wandeln?|wandle)$/iu;
/** Or the whole of it, with what it is to say behind it: "Einen Brief schreiben, der …". */
const infinitive = new RegExp(
  String.raw`^(?<thing>[^,]*\S)\s+(?:zu\s+)?(?:${germanInfinitives})(?:,.*)?$`,
  "isu",
);

/** German adjectives stand bent after the article that was taken away. */
const bent =
  /^(?:kurz|knapp|lang|ausführlich|detailliert|freundlich|halbseitig|einseitig|\p{L}+seitig)e[nmrs]?\s+(?=\p{Lu})/u;

/** What a text holds is its matter; that it is a text says nothing: "report that gives …". */
const holds = new RegExp(
  String.raw`^(?:(?:short|brief|one-page|concise|detailed|full|kurze[nr]?)\s+)*(?:${["report", "table", "list", "file", "document", "overview", "note", "memo", "summary"].join("|")})\s+(?:that|which)\s+(?:gives?|shows?|lists?|says?|states?|contains?|names?)\s+`,
  "iu",
);

/** Nor does it say anything of a letter or of slides that they go to somebody and tell: "mail to Ann that tells her …". */
const tells =
  /^(?:(?:short|brief|friendly|formal|polite)\s+)?(?:e-?mail|mail|letter|message|memo|note|reply|slides?|slide deck|deck|presentation)(?:\s+(?:to|for)\s+[^,:]{1,60}?)?\s+(?:that|which)\s+(?:tells?|informs?|explains?|compares?|describes?|summari[sz]es?|presents?)\s+(?:(?:her|him|them|us|you|people|everybody|everyone)\s+)?(?:(?:about|of)\s+)?/iu;

/** "Extraire du registre les noms": the material between the verb and the thing. */
const material =
  /^(?:du |de la |des |de l['’]|dal |dalla |dall['’]|dai |dalle |del |de los |de las |aus (?:der|dem|den|dieser|diesem) )(?:\S+\s+){1,6}?(?=(?:les?|la|une?|il|lo|gli|i|el|los|las|una|un|ein|eine|einen|die|das|den|alle)\s|l['’])/iu;

const listMark = /^\(?(?:[a-z]|\d{1,2})[).]\s+/iu;
const nextItem = /(?<![\s,;])[\s,;]+(?:and |und |et |e |y )?\(?(?:[b-z]|[2-9]|1\d)\)\s.*$/iu;

/** "… and give me a table": how it is handed over. */
const handing =
  /(?<![\s,])(?:\s*,)?\s+(?:and|und|et|e|ed|y)\s+(?:give|send|put|make|gib|schicke?|sende|mache?|stelle?|donne|envoie|mets|fais|dammi|mandami|inviami|metti|fammi|dame|envíame|pon|haz)(?:[\s-](?:me|us|mir|uns|moi|nous|it|es|das|le|lo))?(?=\s).*$/isu;

/** Questions for what something is have it as their matter. */
const question =
  /^(?:(?:and |und |et |e |y )?(?:what|which|who) (?:is|are|was|were)|wie (?:hoch|gross|groß|lang|lange|viel|viele) (?:ist|sind|war|waren|beträgt|betrug)|was (?:ist|sind|war|waren)|welche[rs]? (?:ist|sind|war|waren)|wer (?:ist|sind|war|waren)|quel(?:le)?s? (?:est|sont|était|étaient)|qui (?:est|sont)|qual(?:'è| è|i sono| era|i erano)|chi (?:è|sono)|cuál(?:es)? (?:es|son|era|eran)|quién(?:es)? (?:es|son))\s+/iu;

/** Whether a text is an order, or begins with one, and so says nothing about what came of it. */
export function isOrder(text: string): boolean {
  const words = text.trim();
  const bare = words.replace(polite, "");
  if (bare !== words || takeVerb(bare) !== undefined || infinitive.test(bare)) return true;
  if (!source.test(bare)) return false;
  // "From the attached list, deliver …": the order comes behind the material
  return bare
    .split(/[,:]\s+|\s+\(?\d\)\s+/u)
    .slice(1, 4)
    .some((clause) => takeVerb(clause) !== undefined);
}

/** A heading from an instruction: its own words without the order to write, and without the file format. */
export function toTitle(instruction: string): string {
  const [line = ""] = instruction.trim().split("\n");
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(line.slice(0, 2_000))?.[0] ?? line.slice(0, 2_000);
  const bare = sentence.replace(/(?<![\s.!?:])[\s.!?:]+$/u, "");
  const matter = toMatter(bare);
  const thing = matter.replace(question, "");
  const asked = thing === matter ? matter : thing.replace(article, "");
  const mark = /\?\s*$/u.test(sentence) && asked === matter ? "?" : "";
  const title = `${shorten(asked === "" ? bare : asked)}${mark}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** What an order is about. */
function toMatter(order: string): string {
  const said = withoutSource(order.replace(polite, ""));
  const ordered = takeVerb(said);
  const [head, isParted] =
    ordered === undefined ? [said, false] : [ordered.rest, partedVerbs.test(ordered.verb)];
  const told = head.replace(receiver, "");
  const bare = ordered === undefined ? told : told.replace(material, "");
  const thing = (bare === told ? withoutSource(told) : bare).replace(listMark, "");
  const own = thing
    .replace(nextItem, "")
    .replace(handing, "")
    .replace(/(?<!\s)\s*[([][^)\]]{0,200}[)\]]/gu, "")
    .replace(formatTail, "")
    .replace(isParted ? behind : /$^/u, "")
    .replace(ordered === undefined ? infinitive : /$^/u, "$<thing>")
    .replace(article, "")
    .replace(formatHead, "$<before>")
    .replace(bent, "")
    .replace(/^beiden\s+(?=\p{Lu})/u, "beide ")
    .replace(holds, "")
    .replace(tells, "")
    .replace(listMark, "")
    .replace(article, "")
    .replace(/(?<![\s.,;:])[\s.,;:]+$/u, "")
    .trim();
  return own === "" ? order : own;
}

/** The material that is named before the thing itself, with the list mark behind it. */
function withoutSource(text: string): string {
  if (!source.test(text)) return text;
  const numbered = /^[^,:;]{1,160}?[\s:,]+\(?(?:1|a)[).]\s+(?<rest>.+)$/isu.exec(text)?.groups?.["rest"];
  if (numbered !== undefined) return numbered;
  const clause = /^[^,:;]{1,160}[,:]\s*(?<rest>.+)$/su.exec(text)?.groups?.["rest"];
  if (clause !== undefined) return clause;
  // "Dall'ordinanza ricava la tabella": the verb stands without a comma
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < 12 &&
      verb.test(word) &&
      /^\p{Ll}/u.test(word) &&
      !alsoNouns.has(word.toLowerCase()),
  );
  return at === -1 ? text : words.slice(at).join(" ");
}

function takeVerb(text: string): { verb: string; rest: string } | undefined {
  const found = verb.exec(text)?.groups?.["verb"];
  if (found === undefined) return undefined;
  const rest = text.slice(found.length).replace(/^-(?:moi|nous|lui|leur)(?!\p{L})/iu, "");
  // "Make and model of the car" is no order, "Make slides" is one
  const isThing = found.toLowerCase() === "make" && !/^\s+(?:and|of)\s/iu.test(rest);
  const isNoun = alsoNouns.has(found.toLowerCase()) && !isThing && !meant.test(rest);
  // "Schreiben vom 3. Mai", "Nennen": German verbs in -en at the beginning need "Sie"
  const isInfinitive = /^\p{Lu}.*en$/u.test(found) && !/^\s+sie\b/iu.test(rest);
  if (isNoun || isInfinitive || /^\s*(?:$|[-–:])/u.test(rest)) return undefined;
  return { verb: found, rest: rest.replace(/^[\s,:]+/u, "") };
}

/** Cut where a clause ends, so that what is left is whole; else at a word, and marked. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const clause = /^.{24,79}(?=[,;:–—]\s)/su.exec(text)?.[0];
  if (clause !== undefined) return clause.trimEnd();
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()}…`;
}
