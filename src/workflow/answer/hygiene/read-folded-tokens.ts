import type { FoldedText } from "./fold-passage.ts";

/** A word or a mark of a folded text. */
export interface FoldedToken {
  text: string;
  start: number;
  end: number;
  isWord: boolean;
  /** Its first sign as it was before folding. */
  first: string;
  /** It begins a line with a capital letter, or a paragraph. */
  opensLine: boolean;
  /** Nothing that came before belongs to its sentence. */
  opensSentence: boolean;
}

const token = /[\p{L}\p{N}]{1,80}|_+|[^\s\p{L}\p{N}_]/gu;

/** Words and marks in order; apostrophes, hyphens and underscores inside words part them and are left out. */
export function readFoldedTokens({ text, offsets }: FoldedText, original: string): FoldedToken[] {
  const tokens: FoldedToken[] = [];
  let before = 0;
  let isOver = true;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (isInside(text, found, index)) continue;
    const gap = text.slice(before, index);
    const isBlank = /\n\s*\n/u.test(gap);
    const first = original.charAt(offsets[index] ?? 0);
    const isWord = /^[\p{L}\p{N}]/u.test(found);
    tokens.push({
      ...{ text: found, start: index, end: index + found.length, isWord, first },
      opensLine: index === 0 || isBlank || (gap.includes("\n") && first !== first.toLowerCase()),
      opensSentence: isBlank || (isOver && (gap !== "" || tokens.length === 0)),
    });
    before = index + found.length;
    isOver = isWord ? false : /^[.!?…。]$/u.test(found) || (isOver && /^["'”»)\]]$/u.test(found));
  }
  return joinSpacedLetters(tokens, text);
}

/** Marks that part a word from a word without ending anything. */
function isInside(text: string, mark: string, at: number): boolean {
  if (mark.startsWith("_")) return true;
  if (!/^['’‘ʼ`´‐-]$/u.test(mark)) return false;
  return isLetterOrDigit(text.charAt(at - 1)) && isLetterOrDigit(text.charAt(at + 1));
}

function isLetterOrDigit(sign: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(sign);
}

const leastLetters = 8;

/** "I G N O R E  A L L" and "I.g.n.o.r.e a.l.l": letters set apart are words, set apart by what is wider. */
function joinSpacedLetters(tokens: readonly FoldedToken[], text: string): FoldedToken[] {
  const joined: FoldedToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const letters = readLetters(tokens, at);
    if (letters.length < leastLetters) {
      const first = tokens[at];
      if (first !== undefined) joined.push(first);
      continue;
    }
    const end = letters.at(-1)?.index ?? at;
    for (const { token: one, isDotted } of letters) {
      const last = joined.at(-1);
      const gap = text.slice(last?.end ?? 0, one.start);
      const isNew = one === tokens[at] || last === undefined || (isDotted ? /\s/u.test(gap) : gap.length > 1);
      if (isNew) joined.push({ ...one });
      else Object.assign(last, { text: last.text + one.text, end: one.end });
    }
    at = end;
  }
  return joined;
}

interface SpacedLetter {
  token: FoldedToken;
  index: number;
  isDotted: boolean;
}

/** Single letters one after the other, with at most one mark between two of them. */
function readLetters(tokens: readonly FoldedToken[], at: number): SpacedLetter[] {
  const letters: SpacedLetter[] = [];
  if (!isLetter(tokens[at])) return letters; // as for nearly every word
  const isDotted = /^[.·*~|-]$/u.test(tokens[at + 1]?.text ?? "");
  for (let index = at; ; index += 1) {
    const token = tokens[index];
    if (isDotted && token !== undefined && /^[.·*~|-]$/u.test(token.text) && isLetter(tokens[index + 1]))
      continue;
    if (token === undefined || !isLetter(token)) return letters;
    letters.push({ token, index, isDotted });
  }
}

function isLetter(one: FoldedToken | undefined): boolean {
  return one !== undefined && one.isWord && one.text.length === 1;
}
