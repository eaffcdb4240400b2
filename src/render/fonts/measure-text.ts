/** Hundredths of an em from space to ~ in Noto Sans; the bold style is about a fifteenth wider. */
const ascii = [
  ...[26, 27, 41, 65, 57, 83, 73, 23, 30, 30, 55, 57, 27, 32, 27, 37, 57, 57, 57, 57, 57, 57, 57, 57],
  ...[57, 57, 27, 27, 57, 57, 57, 43, 90, 64, 65, 63, 73, 56, 52, 73, 74, 34, 27, 62, 52, 91, 76, 78],
  ...[61, 78, 62, 55, 56, 73, 60, 93, 59, 57, 57, 33, 37, 33, 57, 44, 28, 56, 62, 48, 62, 56, 34, 62],
  ...[62, 26, 26, 53, 26, 94, 62, 61, 62, 62, 41, 48, 36, 62, 51, 79, 53, 51, 47, 38, 55, 38, 57],
];
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF00-\uFF60]/u;

/** About how many ems a text is long on one line. */
export function measureText(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const width = ascii[code - 32];
    if (width !== undefined) sum += width;
    else if (code >= 0xd8_00 && code < 0xdc_00) sum += measureOther(text.slice(at, (at += 1) + 1));
    else if (code > 126) sum += measureOther(text.charAt(at));
  }
  return sum / 100;
}

function measureOther(character: string): number {
  const base = character.normalize("NFD");
  if (base.length > 1) return ascii[base.charCodeAt(0) - 32] ?? 62;
  if (unseen.test(character)) return 0;
  if (wide.test(character)) return 100;
  return /[’‘‚·•]/.test(character) ? 30 : /\p{Lu}/u.test(character) ? 75 : 63;
}

// Where these stand, a line may be broken at any character.
const unspaced =
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u200B-]/u;
const word = new RegExp(`[^${unspaced.source.slice(1, -1)}]+-?`, "gu");

/** The longest stretch that cannot be broken, in ems; beyond the limit it does not matter. */
export function measureLongestWord(text: string, limit: number): number {
  let longest = 0;
  for (const [found] of text.matchAll(word)) {
    if (found.length * 0.95 > longest) longest = Math.max(longest, measureText(found.slice(0, 400)));
    if (longest > limit) return limit;
  }
  return longest;
}

/** Cuts into pieces between which a line may be broken, where a word is longer than the line. */
export function breakLongWords(text: string, ems: number): string[] {
  if (text.length < ems) return [text];
  const pieces: string[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (found.length <= 8 || found.length * 0.95 <= ems || measureText(found.slice(0, 4000)) <= ems) continue;
    let at = index;
    while (at < index + found.length) {
      const next = wholeCharacter(text, Math.min(at + 8, index + found.length));
      pieces.push(text.slice(rest, next));
      [rest, at] = [next, next];
    }
  }
  return rest < text.length ? [...pieces, text.slice(rest)] : pieces;
}

/** A mark or the second half of a character stays with what it stands on. */
function wholeCharacter(text: string, at: number): number {
  let end = at;
  while (end < text.length && end < at + 16) {
    const code = text.codePointAt(end) ?? 0;
    const isSecondHalf = code >= 0xdc_00 && code < 0xe0_00;
    const follows =
      isSecondHalf || unseen.test(String.fromCodePoint(code)) || text.charAt(end - 1) === "\u200d";
    if (!follows) return end;
    end += code > 0xff_ff ? 2 : 1;
  }
  return end;
}
