import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { cutList } from "./cut-list.ts";
import { cutSentence } from "./cut-sentence.ts";
import { findLists } from "./find-lists.ts";
import { intends } from "../../../lexicon/requests/ask-words.ts";
import { endsAsQuestion, finalRole, readAsk } from "../classify-role.ts";
import { isOutputWish } from "./find-constraints.ts";
import type { MessagePiece } from "./message-piece.ts";

/** Asks, rules and context in the order of the text; what stands in quotation marks or brackets is never cut. */
export function cutRequests(text: string): MessagePiece[] {
  const whole = /^\s*["“](?<inner>[^"“”]+)["”]\s*$/u.exec(text)?.groups?.["inner"] ?? text;
  const pieces: MessagePiece[] = [];
  const add = (more: readonly MessagePiece[]) => {
    for (const piece of more) pieces.push(piece);
  };
  let from = 0;
  const lists = findLists(whole);
  for (const [index, list] of lists.entries()) {
    const to = lists[index + 1]?.marks[0]?.start ?? whole.length;
    const cut = cutList(whole, list, { from, to, cutPlain });
    if (cut === undefined) continue;
    add(cutPlain(whole.slice(from, cut.start)));
    add(cut.pieces);
    from = cut.end;
  }
  add(cutPlain(whole.slice(from)));
  return pieces.map((piece, at): MessagePiece => {
    if (isSituation(piece, pieces[at + 1])) return { kind: "context", text: piece.text };
    const isForm = piece.kind === "ask" && piece.points === undefined && pieces[at - 1]?.kind === "ask";
    // "compare them and give me a table in Excel": the request before says of what
    return isForm && isOutputWish(piece.text, true) ? { kind: "rule", text: piece.text } : piece;
  });
}

const longestSituation = 400;

/** "I want to leave the club. By when must I say so?": what somebody is about to do, and the question that it raises. */
function isSituation(piece: MessagePiece, next: MessagePiece | undefined): boolean {
  if (piece.kind !== "ask" || piece.role !== undefined || piece.points !== undefined) return false;
  if (next?.kind !== "ask" || !endsAsQuestion(next.text) || readAsk(next.text).opener !== undefined)
    return false;
  return (
    piece.text.length < longestSituation &&
    intends.test(piece.text) &&
    readAsk(piece.text).head === "opener" &&
    finalRole(piece.text) === undefined
  );
}

function cutPlain(text: string): MessagePiece[] {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, at) => {
    // the head of a table is no sentence of its own, and stands before its first row
    const start = sentence.kind === "row" ? (sentences[at - 1]?.end ?? 0) : sentence.start;
    const quote = text.slice(start, sentence.end);
    const isRequest = sentence.kind === "sentence" || sentence.kind === "item";
    return isRequest ? cutSentence(quote) : [{ kind: "context" as const, text: quote.trim() }];
  });
}
