import { smallest } from "../../lib/largest.ts";
import { lineText, type PageLine } from "./build-lines.ts";
import { median, unite, type Box, type PageWord } from "./pages/page-content.ts";

export interface PageParagraph {
  kind: "text" | "item" | "code";
  text: string;
  lines: PageLine[];
  box: Box;
  size: number;
  bold: boolean;
}

const listMarker =
  /^(?:[•·▪◦‣●○■□➢❖✓*\uf0b7\uf0a7]|[–—-](?=\s)|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)](?=\s)|\d{1,3}(?:\.\d{1,3}){1,4}[:.)]?(?=\s))/iu;
const symbolFont = /dingbat|symbol|w(?:eb|ing)ding/i;
const privateUse = /^\p{Co}/u;
const sentenceEnd = /[.!?:。！？][”"’')\]]*$/u;
const wide = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
const soft = "\u00ad";
const hyphens = /[-\u2010]$/;
/** Width of a letter of fixed width, in em. */
const fixedWidth = 0.6;

/** Lines of one region as paragraphs, list items and code. */
export function buildParagraphs(lines: readonly PageLine[], plainMono: boolean): PageParagraph[] {
  const facts = lines.map((line) => describe(line, plainMono));
  const region = unite(lines.map(({ box }) => box));
  const pitches = new Map<number, number>();
  const pitchFor = (size: number) => {
    const known = pitches.get(size) ?? pitchOf(facts, size);
    pitches.set(size, known);
    return known;
  };
  const groups: LineFacts[][] = [];
  for (const fact of facts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (
      group === undefined ||
      before === undefined ||
      isBreak(
        { first: group[0] ?? before, before, next: fact },
        pitchFor(Math.round(fact.line.size * 4) / 4),
        region,
      )
    )
      groups.push([fact]);
    else group.push(fact);
  }
  return groups.map(toParagraph);
}

/** From baseline to baseline in text of one size. */
function pitchOf(facts: readonly LineFacts[], size: number): number {
  const steps = facts.slice(1).flatMap(({ line }, index) => {
    const above = facts[index]?.line;
    const alike =
      above !== undefined && [above, line].every((one) => Math.abs(one.size - size) < size * 0.06);
    return alike ? [line.baseline - above.baseline] : [];
  });
  return median(steps);
}

interface LineFacts {
  line: PageLine;
  text: string;
  bold: boolean;
  plain: boolean;
  mono: boolean;
  item: boolean;
}

/** A bullet or a box to tick, in a font of symbols or of no known letter. */
function isSymbol(word: PageWord | undefined): boolean {
  if (word === undefined || word.text.length > 2) return false;
  return symbolFont.test(word.font.name) || privateUse.test(word.text);
}

interface Neighbours {
  first: LineFacts;
  before: LineFacts;
  next: LineFacts;
}

function describe(line: PageLine, plainMono: boolean): LineFacts {
  const text = lineText(line.words, true);
  return {
    line,
    text,
    bold: line.words.every(({ font }) => font.bold),
    plain: line.words.every(({ font }) => !font.bold),
    mono: !plainMono && line.words.every(({ font }) => font.mono),
    item: listMarker.test(text) || isSymbol(line.words[0]),
  };
}

function isBreak({ first, before, next }: Neighbours, pitch: number, region: Box): boolean {
  const size = Math.max(before.line.size, next.line.size);
  const step = next.line.baseline - before.line.baseline;
  if (before.mono !== next.mono) return true;
  if (before.mono) return step > size * 3;
  if (Math.abs(before.line.size - next.line.size) > size * 0.08) return true;
  if ((before.bold && next.plain) || (before.plain && next.bold)) return true;
  if (next.item) return true;
  if (step > Math.max(pitch * 1.3, size * 1.3) || step > size * 2.6) return true;
  const [a, b] = [before.line.box, next.line.box];
  if (isCentred(a, region) && isCentred(b, region)) return false;
  if (!first.item && b.x0 - a.x0 > size && a.x0 - first.line.box.x0 < size) return true;
  return sentenceEnd.test(before.text) && a.x1 < region.x1 - (region.x1 - region.x0) * 0.2;
}

function isCentred({ x0, x1 }: Box, region: Box): boolean {
  const [left, right] = [x0 - region.x0, region.x1 - x1];
  return left > 6 && Math.abs(left - right) < 4;
}

function toParagraph(facts: readonly LineFacts[]): PageParagraph {
  const lines = facts.map(({ line }) => line);
  const code = facts.length > 1 && facts.every(({ mono }) => mono);
  return {
    kind: code ? "code" : facts[0]?.item === true ? "item" : "text",
    text: code ? codeText(lines) : facts.reduce((text, fact) => joinLine(text, fact.text), ""),
    lines,
    box: unite(lines.map(({ box }) => box)),
    size: facts[0]?.line.size ?? 0,
    bold: facts.every(({ bold }) => bold),
  };
}

/** A hyphen at the end of a line stays there, as nobody knows whether it belongs to the word. */
function joinLine(text: string, line: string): string {
  if (text === "" || text.endsWith(soft)) return text + line;
  if (hyphens.test(text)) return `${text}\n${line}`;
  return wide.test(text.slice(-1)) && wide.test(line.slice(0, 1)) ? text + line : `${text} ${line}`;
}

/** With the indents and gaps that fixed width letters show. */
function codeText(lines: readonly PageLine[]): string {
  const left = smallest(lines.map(({ box }) => box.x0));
  return lines
    .map(({ words }) => {
      let text = "";
      let end = left;
      for (const { box, size, text: word, spaced } of words) {
        const spaces = Math.round((box.x0 - end) / (size * fixedWidth));
        text += " ".repeat(Math.min(200, Math.max(spaces, spaced && text !== "" ? 1 : 0)));
        text += word;
        end = box.x1;
      }
      return text;
    })
    .join("\n");
}
