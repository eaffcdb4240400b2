import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { cutList } from "./cut-list.ts";
import { cutSentence } from "./cut-sentence.ts";
import { findLists } from "./find-lists.ts";
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
  return pieces;
}

function cutPlain(text: string): MessagePiece[] {
  return splitSentences(text).flatMap((sentence) => {
    const quote = text.slice(sentence.start, sentence.end);
    const isRequest = sentence.kind === "sentence" || sentence.kind === "item";
    return isRequest ? cutSentence(quote) : [{ kind: "context" as const, text: quote }];
  });
}
