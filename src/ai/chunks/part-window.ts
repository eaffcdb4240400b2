import type { ContentPart } from "../../model/document.ts";

/** Some parts of a document, one after the other. */
export interface PartStretch {
  /** The place of the first of them in the document. */
  first: number;
  parts: readonly ContentPart[];
}

/** Gives the parts from a place on, with the one before it, and at least so many letters or all that are left. */
export type PartWindow = (from: number, letters: number) => Promise<PartStretch>;

/** Only a stretch is held: it moves on with the chunks, and what lies behind is let go. */
export function createPartWindow(open: () => AsyncIterable<ContentPart>): PartWindow {
  let source: AsyncIterator<ContentPart> | undefined;
  let held: ContentPart[] = [];
  let first = 0;
  let isEnd = false;
  const restart = () => {
    source = undefined;
    held = [];
    first = 0;
    isEnd = false;
  };
  return async (from, letters) => {
    const begin = Math.max(0, from - 1);
    if (begin < first) restart();
    try {
      source ??= open()[Symbol.asyncIterator]();
      for (let length = lengthFrom(from); !isEnd && length < letters;) {
        const next = await source.next();
        if (next.done === true) {
          isEnd = true;
          break;
        }
        held.push(next.value);
        if (first + held.length - 1 >= from) length += next.value.text.length;
        else letGo(begin);
      }
    } catch (error) {
      restart(); // another try reads again
      throw error;
    }
    letGo(begin);
    return { first, parts: held };
  };

  function letGo(begin: number): void {
    const behind = Math.min(begin - first, held.length);
    if (behind <= 0) return;
    held = held.slice(behind);
    first += behind;
  }

  function lengthFrom(from: number): number {
    return held.slice(Math.max(0, from - first)).reduce((sum, { text }) => sum + text.length, 0);
  }
}
