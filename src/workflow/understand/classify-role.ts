import { askOpeners, determiners, nounLikeVerbs } from "../../lexicon/requests/ask-words.ts";
import { questionVerbs, questionWords } from "../../lexicon/requests/ask-words.ts";
import { deliverables } from "../../lexicon/requests/deliverable-words.ts";
import { fillers } from "../../lexicon/requests/joint-words.ts";
import { isPlaceOrder } from "../../lexicon/requests/place-orders.ts";
import {
  comparingVerbs,
  finalInfinitives,
  partedVerbs,
  roleMarks,
  roleVerbs,
} from "../../lexicon/requests/role-verbs.ts";
import { makesSheet } from "../../lexicon/requests/delivered/sheet-orders.ts";
import { Role } from "../../model/sub-intent.ts";
import { createCueFinder, createCueStart, cuesOf, toAlternatives } from "./match-cue.ts";
import { pointsAtSource } from "./source-cues.ts";

const startsWithFiller = createCueStart(cuesOf(fillers));
const startsWithOpener = createCueStart(cuesOf(askOpeners));
const startsWithQuestion = createCueStart(cuesOf(questionWords, questionVerbs));
const starts = Role.options.map((role) => ({ role, start: createCueStart(cuesOf(roleVerbs[role])) }));
const finders = Role.options.map((role) => ({ role, find: createCueFinder(cuesOf(roleVerbs[role])) }));
const marks = Object.entries(roleMarks).map(([role, words]) => ({
  role: Role.parse(role),
  find: createCueFinder(cuesOf(words)),
}));
const parted = partedVerbs.map(({ verb, particle, role }) => ({
  role,
  pattern: new RegExp(
    `^(?:${toAlternatives(verb.split("|"))})\\s[^.;?!\\n]{0,250}?\\s(?:${particle})(?=\\s*(?:[.,;:?!\\n]|$|und\\s))`,
    "iu",
  ),
}));
const infinitives = new Map(
  Object.entries(finalInfinitives).flatMap(([role, verbs]) =>
    verbs.split("|").map((verb) => [verb, Role.parse(role)] as const),
  ),
);
/** "Make this shorter", "rends ce texte plus clair"; "make a list …" makes something new. */
const remake =
  /^(?:make|mach|mache|machen sie|rends|rendez|rendi|renda|haz|haga)\s(?!(?:(?:me|us|mir|uns)\s)?(?:bitte\s|please\s)?(?:an?|eine?[nr]?|une?|un[ao]?)\s)[^.;?!\n]{0,80}?(?<!\p{L})(?:\p{L}{2,20}er|more \p{L}+|less \p{L}+|plus \p{L}+|moins \p{L}+|più \p{L}+|meno \p{L}+|más \p{L}+|menos \p{L}+)(?=\s*(?:[.,;:?!\n]|$|and\s|und\s|et\s|e\s|y\s))/iu;
/** "Answer Beat's mail", "antworte auf die Mail": a text is wanted; a question that only stands in a mail is none. */
const answersMail =
  /^(?:answer|reply to|respond to|beantworte|beantworten sie|antworte auf|antworten sie auf|réponds à|répondez à|rispondi a|risponda a|responde a|responda a|contesta)\s(?:(?!question|frage|domand|pregunt)[^.;?!\n]){0,60}?(?<!\p{L})(?:e-?mails?|mails?|courriels?|correos?|mensajes?|messages?|messaggi|messaggio|nachricht|brief|letter|lettre|lettera|carta)(?!\p{L})/iu;
const { TRANSLATE, SUMMARIZE, COMPARE } = deliverables;
const comparisonNouns = new Set(cuesOf(COMPARE));
const nounFinders = Object.entries({ TRANSLATE, SUMMARIZE, COMPARE }).map(([role, words]) => ({
  role: Role.parse(role),
  find: createCueFinder(cuesOf(words)),
}));
const thing = new RegExp(
  `^(?:(?:an?|the|eine?[nrms]?|die|der|das|den|une?|l[ae]s?|un[ao]?|il|lo|el|los|las)\\s+)?(?:[\\p{L}-]{1,20}\\s+)?(?:${toAlternatives(cuesOf(TRANSLATE, SUMMARIZE, COMPARE))})(?!\\p{L})`,
  "iu",
);
const findComparing = createCueFinder(cuesOf(comparingVerbs));
const startsAsNoun = createCueStart(cuesOf(nounLikeVerbs));
const startsWithDeterminer = createCueStart(cuesOf(determiners));

/** What opens a request stands at its beginning: no more of it is looked at. */
const longestOpening = 400;

/** Nobody is politer than that. */
const mostFillers = 12;

/** Help is offered or begged for, nothing is asked for yet. */
const vagueHelp =
  /^(?:help|help me|assist me|help me out|help me with (?:this|that|these|it|a|an|some|something)\b.*|assist me with .*|bitte um hilfe|aidez-moi|aiutami|ayúdame)[\s.!?]*$/iu;

export interface AskWording {
  /** What is left after polite words. */
  core: string;
  head: Role | "question" | "opener" | undefined;
  /** The opener, such as "can you", that was taken off. */
  opener: string | undefined;
  /** Only help is asked for, not yet with what. */
  isVague: boolean;
}

/** What a fragment opens with once fillers and openers are off; `head` undefined means it opens no request. */
export function readAsk(fragment: string): AskWording {
  const plain = dropFillers(fragment.replace(/^[\s"'“”„«»(*_>¿¡-]+/u, ""));
  const opener = startsWithOpener(plain);
  const asked = opener === undefined ? plain : dropFillers(plain.slice(opener.length).trimStart());
  const isVague = asked.length < longestOpening && vagueHelp.test(asked);
  const core = asked.replace(/^(?:me|mir|mich|to)\s+/iu, "").replace(/^help me (?:to )?(?=\p{L})/iu, "");
  return { core, opener, isVague, head: isVague ? undefined : readHead(core, opener) };
}

function readHead(core: string, opener: string | undefined): AskWording["head"] {
  const role = headRole(core);
  if (role !== undefined) return role;
  if (opener !== undefined) return "opener";
  // "When the form is sent, …" ends in a full stop: a statement.
  return startsWithQuestion(core) !== undefined && !/[.!:]\s*$/u.test(core.slice(-longestOpening))
    ? "question"
    : undefined;
}

export function endsAsQuestion(fragment: string): boolean {
  return /\?["'”»)\s]*$/u.test(fragment.slice(-longestOpening));
}

/** The role of the verb that a German clause ends with: "eine Mail schreiben?". */
export function finalRole(clause: string): Role | undefined {
  const word = /(?<word>\p{L}+)[\s.?!,;]*$/u.exec(clause.slice(-60))?.groups?.["word"] ?? "";
  return infinitives.get(word);
}

/** "Order number", "name and date" open with words that are verbs elsewhere. */
export function opensAsNoun(fragment: string): boolean {
  const noun = startsAsNoun(fragment);
  if (noun === undefined || fragment.charAt(noun.length) === "-") return false;
  return startsWithDeterminer(fragment.slice(noun.length)) === undefined;
}

/** "A comparison", "Zusammenfassung": a thing that belongs to what was asked for before, and no verb. German nouns show it. */
export function opensAsThing(fragment: string): boolean {
  return thing.test(fragment) || /^\p{Lu}\p{Ll}/u.test(fragment);
}

/** Polite and joining words taken off the front. */
export function dropFillers(text: string): string {
  let rest = text;
  for (let count = 0; count < mostFillers; count += 1) {
    const filler = startsWithFiller(rest);
    if (filler === undefined) break;
    rest = rest.slice(filler.length).replace(/^[\s,:;.!)-]+/u, "");
  }
  return rest;
}

export function classifyRole(fragment: string): Role {
  const { core, head } = readAsk(fragment);
  if (head !== undefined && head !== "question" && head !== "opener" && head !== "LOOKUP") return head;
  if (head === "opener" || head === undefined) {
    const last = finalRole(core);
    if (last !== undefined) return last;
  }
  const seen = [...finders, ...marks]
    .filter(({ role }) =>
      head === undefined
        ? role !== "LOOKUP"
        : role === "COMPARE" || role === "SUMMARIZE" || role === "EXTRACT",
    )
    .flatMap(({ role, find }) => find(core).map(({ start, cue }) => ({ role, start, cue })))
    .filter(({ cue, start }) => !comparisonNouns.has(cue) || isNear(core, start))
    .toSorted((a, b) => a.start - b.start);
  return seen[0]?.role ?? nearNoun(core) ?? "LOOKUP";
}

/** "I need a translation": the thing says what is to be done. */
function nearNoun(core: string): Role | undefined {
  const opening = core.slice(0, 80);
  return nounFinders.find(({ find }) => find(opening).some(({ start }) => isNear(opening, start)))?.role;
}

/** "Give me a short comparison" asks for one; a comparison that is only spoken of does not. */
function isNear(core: string, start: number): boolean {
  return start < 60 && core.slice(0, start).split(/\s+/u).length <= 5;
}

const definite =
  /(?<!\p{L})(?:both|two|these|those|our|my|beide[nrs]?|zwei|diese[nrs]?|unsere[nrs]?|deux|ces|nos|due|entramb[ie]|questi|queste|dos|ambos|ambas|estos|estas)(?!\p{L})|\.\p{L}{3,4}(?!\p{L})/iu;

/** A text to be written that compares things at hand; "an essay comparing cats and dogs" rests on nothing. */
export function restsOnComparison(fragment: string): boolean {
  return findComparing(fragment).some(({ start, end }) => {
    // the verb stands last in a German clause
    const object = fragment.slice(Math.max(0, start - 80), end + 120);
    return definite.test(object) || pointsAtSource(object);
  });
}

/** The role whose cue opens the text; the longest cue wins, so "write a summary" is no draft. */
function headRole(core: string): Role | undefined {
  const opening = core.slice(0, longestOpening);
  const particle = parted.find(({ pattern }) => pattern.test(opening));
  if (particle !== undefined) return particle.role;
  // what is put somewhere as it is has nothing to be proven, and neither has another wording
  if (remake.test(opening) || isPlaceOrder(opening)) return "REWRITE";
  if (answersMail.test(opening)) return "DRAFT";
  if (makesSheet.test(opening)) return "EXTRACT";
  const heads = starts
    .map(({ role, start }) => ({ role, length: start(core)?.length ?? 0 }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return heads[0]?.role;
}
