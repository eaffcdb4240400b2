/** An @ with what is typed behind it. */
export interface Mention {
  start: number;
  end: number;
  wish: string;
}

const longest = 60;

/** The @ that is being typed at the caret: at the beginning of a word, so that an address in a mail is none. */
export function findMention(text: string, caret: number): Mention | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("@");
  if (start < 0 || /\S/.test(before.charAt(start - 1))) return undefined;
  const wish = before.slice(start + 1);
  return wish.length > longest || /\s/.test(wish) ? undefined : { start, end: caret, wish };
}
