import { decodeString, type JsonToken, readToken } from "./json-tokens.ts";

/** How an answer relates to what was received of the same thing: goes beyond it, stays within, or is another. */
export type Restart = "extends" | "within" | "differs";

/** Compares token by token, so that other white space or other escapes make no difference. */
export function compareRestart(received: string, answer: string): Restart {
  if (answer.length > received.length && answer.startsWith(received)) return "extends";
  let [ofReceived, ofAnswer] = [0, 0];
  for (;;) {
    const old = readToken(received, ofReceived);
    const now = readToken(answer, ofAnswer);
    if (now === undefined) return "within";
    if (old === undefined) return "extends";
    const verdict = compareTokens([received, old], [answer, now]);
    if (verdict !== "equal") return verdict;
    [ofReceived, ofAnswer] = [old.end, now.end];
  }
}

type Placed = [text: string, token: JsonToken];

function compareTokens([received, old]: Placed, [answer, now]: Placed): Restart | "equal" {
  if (old.kind !== now.kind) return "differs";
  const before = received.slice(old.start, old.end);
  const after = answer.slice(now.start, now.end);
  if (old.kind === "mark") return before === after ? "equal" : "differs";
  const read = old.kind === "string" ? decodeString : (raw: string) => raw;
  const [known, told] = [read(before, old.isOpen), read(after, now.isOpen)];
  if (known === undefined || told === undefined) return "differs";
  if (!old.isOpen && !now.isOpen)
    return known === told || isSameNumber(old, known, told) ? "equal" : "differs";
  if (old.isOpen && told.startsWith(known) && (!now.isOpen || told.length > known.length)) return "extends";
  return now.isOpen && known.startsWith(told) ? "within" : "differs";
}

function isSameNumber({ kind }: JsonToken, left: string, right: string): boolean {
  return kind === "bare" && Number(left) === Number(right);
}
