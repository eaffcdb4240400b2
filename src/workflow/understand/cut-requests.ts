import { splitSentences } from "../../lib/split-sentences.ts";
import { endsAsQuestion, readAsk } from "./classify-role.ts";
import { isRule } from "./find-constraints.ts";
import { strongJoints, weakJoints } from "./intent-cues.ts";
import { createCueFinder, createCueStart } from "./match-cue.ts";

/** A stretch of the message: something asked, a rule for the answer, or what surrounds them. */
export interface Piece {
  kind: "ask" | "rule" | "context";
  text: string;
}

interface Cut {
  /** The joint itself is left out of both sides. */
  start: number;
  end: number;
  strong: boolean;
}

const findStrong = createCueFinder(strongJoints);
const startsWithJoint = createCueStart([...strongJoints, ...weakJoints]);
const findWeak = createCueFinder(weakJoints);

/** "tell me what it shows", "put it away": the second half only goes on with the first. */
const dependent =
  /^(?:let me know|see (?:if|whether|what)|(?:tell|show) me (?:what|if|whether|how|why|when) (?:it|they|he|she|that|i)\b|\p{L}+ (?:it|them|this|that|him|her|so)\b(?! (?:is|are|was))|try\b|confirm\b)/iu;

/** Inside one text to be written these say what it should hold. */
const contentVerb =
  /^(?:provide|include|mention|discuss|focus|give|add|highlight|describe|use|end|start|make sure|put|set|name|state|cite|list)\b/iu;

const condition =
  /^\s*(?:if|when|once|after|wenn|falls|sobald|nachdem|si|lorsque|quand|se|quando|cuando)(?!\p{L})/iu;

const documentRoles = new Set<string>(["COMPARE", "SUMMARIZE", "EXTRACT", "DRAFT", "REWRITE", "TRANSLATE"]);

/** Asks, rules and context in the order of the text; what stands in quotation marks or brackets is never cut. */
export function cutRequests(text: string): Piece[] {
  const whole = /^\s*["“](?<inner>[^"“”]+)["”]\s*$/u.exec(text)?.groups?.["inner"] ?? text;
  return splitSentences(whole).flatMap((sentence) => {
    const quote = whole.slice(sentence.start, sentence.end);
    const isRequest = sentence.kind === "sentence" || sentence.kind === "item";
    return isRequest ? cutSentence(quote) : [{ kind: "context" as const, text: quote }];
  });
}

function toPiece(text: string): Piece {
  if (isRule(text)) return { kind: "rule", text };
  const { head, isVague } = readAsk(text);
  const asks = !isVague && (head !== undefined || endsAsQuestion(text) || holdsRequest(text));
  return { kind: asks ? "ask" : "context", text };
}

/** "Read it carefully and extract the dates": the request comes after a joint. */
function holdsRequest(text: string): boolean {
  return findWeak(text).some(({ end }) => documentRoles.has(readAsk(text.slice(end)).head ?? ""));
}

function cutSentence(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of findCuts(sentence)) {
    if (cut.start < from) continue;
    const left = sentence.slice(from, cut.start);
    if (!separates(left, sentence.slice(cut.end), cut.strong)) continue;
    const piece = toPiece(trimJoint(left));
    pieces.push(cut.strong && piece.kind === "context" ? { ...piece, kind: "ask" } : piece);
    from = cut.end;
  }
  pieces.push(toPiece(trimJoint(sentence.slice(from))));
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

function trimJoint(text: string): string {
  const plain = text.replace(/^[\s,;:]+|[\s,;]+$/gu, "");
  const joint = startsWithJoint(plain);
  return joint === undefined || joint.length === plain.length
    ? plain
    : plain.slice(joint.length).replace(/^[\s,;:]+/u, "");
}

/** Joints outside quotation marks and brackets, in order; of two at one place the longer. */
function findCuts(sentence: string): Cut[] {
  const closed = [
    ...sentence.matchAll(
      /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|\([^)]*\)|(?<!\p{L})'[^']*'(?!\p{L})/gu,
    ),
  ];
  const isClosed = (at: number) =>
    closed.some((match) => at >= match.index && at < match.index + match[0].length);
  const marks = [...sentence.matchAll(/;|,|(?<=[?!])\s+(?=\p{Ll})/gu)].map((match) => {
    return { start: match.index, end: match.index + match[0].length, strong: match[0] !== "," };
  });
  const strong = findStrong(sentence).map(({ start, end }) => ({ start, end, strong: true }));
  const weak = findWeak(sentence).map(({ start, end }) => ({ start, end, strong: false }));
  return [...marks, ...strong, ...weak]
    .filter(({ start }) => !isClosed(start))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function separates(left: string, right: string, strong: boolean): boolean {
  const before = readAsk(left);
  const after = readAsk(right);
  if (after.head === undefined || isRule(right) || condition.test(left)) return false;
  if (strong) return left.trim().split(/\s+/u).length > 1;
  if (before.head === undefined) return false;
  if (documentRoles.has(after.head) && (documentRoles.has(before.head) || before.head === "LOOKUP"))
    return true;
  if (before.head === "DRAFT" && contentVerb.test(after.core)) return false;
  // "I need to go shopping, can you tell me …" leads up to one request.
  if (before.head === "opener" && after.opener !== undefined) return false;
  if (wordCount(before.core) < 3) return false;
  // A list of nouns often looks like a question: "who, what and when".
  return after.head === "question"
    ? wordCount(after.core) > 3
    : !dependent.test(`${after.opener ?? ""}${after.opener === undefined ? "" : " "}${after.core}`);
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}
