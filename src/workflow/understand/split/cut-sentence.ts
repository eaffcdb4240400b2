import { conditions, strongJoints, weakJoints } from "../../../lexicon/requests/joint-words.ts";
import { questionVerbs, wishesToKnow } from "../../../lexicon/requests/ask-words.ts";
import { contentVerbs } from "../../../lexicon/requests/output-words.ts";
import { endsAsQuestion, finalRole, opensAsThing, readAsk } from "../classify-role.ts";
import { createCueFinder, createCueStart, cuesOf } from "../match-cue.ts";
import { createIsInside, findClosedStretches } from "./find-closed-stretches.ts";
import { isOutputWish, isRule } from "./find-constraints.ts";
import type { MessagePiece } from "./message-piece.ts";

interface Cut {
  /** The joint itself is left out of both sides. */
  start: number;
  end: number;
  strong: boolean;
}

const findStrong = createCueFinder(cuesOf(strongJoints));
const findWish = createCueFinder(cuesOf(wishesToKnow));
const findWeak = createCueFinder(cuesOf(weakJoints));
const startsWithJoint = createCueStart(cuesOf(strongJoints, weakJoints));
const startsWithCondition = createCueStart(cuesOf(conditions));
const startsWithContent = createCueStart(cuesOf(contentVerbs));
const startsWithVerb = createCueStart(cuesOf(questionVerbs));

/** So much of a clause is looked at; what opens a request stands at its beginning. */
const reach = 300;

/** "tell me what it shows", "put it away": the second half only goes on with the first. */
const dependent =
  /^(?:let me know|see (?:if|whether|what)|(?:tell|show) me (?:what|if|whether|how|why|when) (?:it|they|he|she|that|i)\b|\p{L}+ (?:it|them|him|so|es|sie|ihn)(?![\p{L}'’])(?! (?:is|are|was))|\p{L}+ (?:this|that|these|those|her)(?=\s*(?:[.,;?!]|$)|\s+(?:on|in|to|for|up|down|away|off|out|with|by|into|as)\s)|\p{L}+-(?:le|la|les|lui|leur)(?!\p{L})|\p{L}+ [^,;.?!]{0,40}\b(?:about|of|for|from) (?:it|them)\b|(?:sag|gib) mir bescheid|lass mich wissen|try\b|confirm\b|verify\b|make sure\b)/iu;

/** These also lead on from a noun: "a letter which … and which …". */
const relative = /^\s*(?:which|who|where|when|qui|que|où|quand|che|quando|dove|wo|cuando|donde)(?!\p{L})/iu;

const documentRoles = new Set<string>(["COMPARE", "SUMMARIZE", "EXTRACT", "DRAFT", "REWRITE", "TRANSLATE"]);

/** The requests of one sentence; what stands in quotation marks or brackets is never cut. */
export function cutSentence(sentence: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  const cuts = findCuts(sentence);
  let from = 0;
  for (const [index, cut] of cuts.entries()) {
    if (cut.start < from) continue;
    if (!separates(cut, { sentence, from, next: cuts[index + 1]?.start ?? sentence.length })) continue;
    const piece = toPiece(trimJoint(sentence.slice(from, cut.start)));
    pieces.push(cut.strong && piece.kind === "context" ? { ...piece, kind: "ask" } : piece);
    from = cut.end;
  }
  const rest = toPiece(trimJoint(sentence.slice(from)));
  // cut off for its verb, which stands last
  const isAsked = rest.kind === "context" && from > 0 && finalRole(rest.text) !== undefined;
  pieces.push(isAsked ? { ...rest, kind: "ask" } : rest);
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

function toPiece(text: string): MessagePiece {
  if (isRule(text)) return { kind: "rule", text };
  const { head, isVague } = readAsk(text);
  const asks =
    !isVague &&
    (head !== undefined || endsAsQuestion(text) || findWish(text).length > 0 || holdsRequest(text));
  return { kind: asks ? "ask" : "context", text };
}

/** "Read it carefully and extract the dates": the request comes after a joint. */
function holdsRequest(text: string): boolean {
  return findWeak(text).some(({ end }) =>
    documentRoles.has(readAsk(text.slice(end, end + reach)).head ?? ""),
  );
}

function trimJoint(text: string): string {
  const plain = trimMarks(text);
  const joint = startsWithJoint(plain);
  return joint === undefined || joint.length === plain.length ? plain : trimMarks(plain.slice(joint.length));
}

function trimMarks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && /[\s,;:]/u.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;]/u.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Joints outside quotation marks and brackets, in order; of two at one place the longer. */
function findCuts(sentence: string): Cut[] {
  const isClosed = createIsInside(findClosedStretches(sentence));
  const marks = [...sentence.matchAll(/;|,|(?<=[?!])\s(?=\s*\p{Ll})/gu)].map((match) => {
    return { start: match.index, end: match.index + match[0].length, strong: match[0] !== "," };
  });
  const strong = findStrong(sentence).map(({ start, end }) => ({ start, end, strong: true }));
  const weak = findWeak(sentence)
    .filter(({ start }) => !comparative.test(sentence.slice(start, start + 8)))
    .map(({ start, end }) => ({ start, end, strong: false }));
  return [...marks, ...strong, ...weak]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }) => !isClosed(start));
}

/** "De plus que l'an dernier" adds nothing, although "plus" does. */
const comparative = /^plus\s+qu/iu;

interface Place {
  sentence: string;
  /** Where the clause before the cut begins. */
  from: number;
  /** Where the next joint stands. */
  next: number;
}

function separates(cut: Cut, { sentence, from, next }: Place): boolean {
  const right = sentence.slice(cut.end, cut.end + reach);
  const after = readAsk(right);
  const left = sentence.slice(from, Math.min(cut.start, from + reach));
  if (after.head === undefined) return !cut.strong && goesOnInGerman(left, sentence.slice(cut.end, next));
  if (isRule(right)) return false;
  if (next > cut.end && isOutputWish(sentence.slice(cut.end, next))) return false;
  if (startsWithCondition(left) !== undefined) return false;
  if (cut.strong) return hasWords(left, 2);
  const before = readAsk(left);
  if (before.head === undefined) return false;
  if (after.opener === undefined && opensAsThing(after.core)) return false;
  if (documentRoles.has(after.head) && (documentRoles.has(before.head) || before.head === "LOOKUP"))
    return true;
  if (before.head === "DRAFT" && startsWithContent(after.core) !== undefined) return false;
  // "I need to go shopping, can you tell me …" leads up to one request.
  if (before.head === "opener" && after.opener !== undefined) return false;
  if (!hasWords(before.core, 3)) return false;
  return after.head === "question"
    ? isOwnQuestion(after.core, left, endsAsQuestion(sentence) && !documentRoles.has(before.head))
    : !dependent.test(`${after.opener ?? ""}${after.opener === undefined ? "" : " "}${after.core}`);
}

/** "Kannst du den Vertrag zusammenfassen | und eine Mail schreiben?": the verbs stand last. */
function goesOnInGerman(left: string, right: string): boolean {
  if (finalRole(left) === undefined || finalRole(right) === undefined) return false;
  return readAsk(left).opener !== undefined && hasWords(right, 2);
}

/** A list of nouns often looks like a question: "who, what and when"; so does a clause that goes on. */
function isOwnQuestion(core: string, left: string, isAsked: boolean): boolean {
  if (!hasWords(core, 4)) return false;
  const word = relative.exec(core)?.[0].trim() ?? "";
  if (word !== "" && new RegExp(`\\p{L}\\s+${word}(?!\\p{L})`, "iu").test(left)) return false;
  const verb = startsWithVerb(core);
  if (verb === undefined) return true;
  const rest = core.slice(verb.length);
  return subject.test(rest) || (isAsked && !indefinite.test(rest));
}

const subject = /^\s+(?:it|they|there|he|she|you|we|i|es|sie|er|man|ich|wir)(?!\p{L})/iu;

/** "… and has a table": a statement goes on; a question has its subject here. */
const indefinite = /^\s*(?:an?|no|not|also|eine?|kein|nicht|une?|pas|un[ao]?|non|no)(?!\p{L})/iu;

function hasWords(text: string, count: number): boolean {
  const words = text.trimStart().slice(0, reach).split(/\s+/u);
  return words.filter((word) => word !== "").length >= count;
}
