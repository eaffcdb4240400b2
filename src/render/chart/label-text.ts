const longestLabel = 200;

// Controls and bidi overrides have no place in the words of a picture.
const unwanted = /[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]+/gu;

const wide =
  /[\u1100-\u115f\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

export function cleanLabel(text: string): string {
  const cut = text.slice(0, longestLabel * 4).toWellFormed();
  const characters = graphemes(cut.replaceAll(/\s+/g, " ").replaceAll(unwanted, "").trim());
  const isLong = characters.length > longestLabel;
  return isLong ? `${characters.slice(0, longestLabel).join("")}…` : characters.join("");
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** About the width of Noto Sans; a little generous, so that labels never touch. */
export function textWidth(text: string, size: number, isBold = false): number {
  let ems = 0;
  for (const character of text) ems += characterWidth(character);
  return ems * size * (isBold ? 1.06 : 1);
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128) return asciiWidth(character);
  if (wide.test(character)) return 1.05;
  if (/[\p{Mn}\p{Cf}]/u.test(character)) return 0;
  return /[\p{Lu}—…]/u.test(character) ? 0.7 : 0.6;
}

function asciiWidth(character: string): number {
  if ("iljftrI.,:;'|!()[] ".includes(character)) return 0.34;
  if ("mwMW@%".includes(character)) return 0.93;
  return character >= "A" && character <= "Z" ? 0.68 : 0.58;
}

/** Cuts the end off with an ellipsis until it fits. */
export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let ems = characterWidth("…");
  let kept = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    for (const character of segment) ems += characterWidth(character);
    if (kept > 0 && ems * size > width) break;
    kept += segment.length;
  }
  return `${text.slice(0, kept).trimEnd()}…`;
}

/** Lines of whole words; what does not fit into the last line is cut. */
export function wrapText(text: string, size: number, room: { width: number; lines: number }): string[] {
  const lines: string[] = [];
  let line = "";
  const words = text.split(" ");
  for (const [index, word] of words.entries()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || textWidth(longer, size) <= room.width) {
      line = longer;
      continue;
    }
    if (lines.length === room.lines - 1) {
      line = [line, ...words.slice(index)].join(" ");
      break;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line].map((each) => fitText(each, size, room.width));
}
