import { toSymbol } from "../flow/symbols.ts";
import { headingLevelOf, isMonospace, isWhite } from "../flow/text-looks.ts";
import type { Hidden } from "../reader.ts";
import { decodeBytes } from "./code-pages.ts";
import { type RtfState, freshParagraph } from "./rtf-state.ts";

const longestName = 200;
const longestFact = 10_000;
const mostColors = 10_000;

/** Bytes that came one after the other make characters together. */
export function flushBytes(state: RtfState): void {
  if (state.pending.length === 0) return;
  const font = state.fonts.get(state.group.font);
  const bytes = state.pending;
  state.pending = [];
  const name = faceOf(state);
  const text = isSymbolFace(name)
    ? bytes.map((byte) => toSymbol(name, byte)).join("")
    : decodeBytes(bytes, font?.codePage ?? state.codePage);
  putText(state, text);
}

/** The name of the font at hand. */
export function faceOf({ fonts, group }: RtfState): string {
  return fonts.get(group.font)?.name ?? "";
}

export function isSymbolFace(name: string): boolean {
  return /^(symbol|wingdings)/i.test(name);
}

/** Text goes where its group says. */
export function putText(state: RtfState, text: string): void {
  switch (state.group.destination) {
    case "text":
      return putInFlow(state, text.replaceAll("\0", ""));
    case "fonts":
    case "styles":
    case "info":
      return putInEntry(state, text);
    case "author":
      state.author = (state.author + text).slice(0, longestFact);
      return;
    case "colors":
      for (const sign of text) if (sign === ";") endColor(state);
      return;
    case "picture":
    case "skip":
      return;
  }
}

function putInEntry(state: RtfState, text: string): void {
  const { entry, group } = state;
  const most = group.destination === "info" ? longestFact : longestName;
  if (entry.name.length >= most) return;
  entry.name += text;
  if (group.destination === "fonts") nameFont(state);
}

function nameFont({ fonts, entry }: RtfState): void {
  const font = fonts.get(entry.number);
  if (font !== undefined) font.name = entry.name.replace(/;.*$/s, "").trim();
}

function endColor(state: RtfState): void {
  const { red, green, blue, set } = state.color;
  const hex = [red, green, blue].map((part) => Math.min(255, part).toString(16).padStart(2, "0")).join("");
  if (state.colors.length < mostColors) state.colors.push(set ? hex : undefined);
  state.color = { red: 0, green: 0, blue: 0, set: false };
}

export function isInTable({ paragraph, rowPending, aside }: RtfState): boolean {
  return aside === 0 && (paragraph.inTable || rowPending);
}

function putInFlow(state: RtfState, text: string): void {
  if (text === "") return;
  const hidden = hiddenBy(state);
  if (isInTable(state)) {
    state.cell.push({ text, hidden });
    return;
  }
  beginParagraph(state);
  if (hidden === undefined && /\S/.test(text)) {
    const typed = isMonospace(faceOf(state));
    state.paragraph.typed ||= typed;
    state.paragraph.plain ||= !typed;
  }
  state.flow.text(text, hidden);
}

function hiddenBy({ group, colors }: RtfState): Hidden | undefined {
  if (group.deleted) return "deleted";
  if (group.hidden || (isWhite(colors[group.color]) && !group.shaded)) return "text";
  return undefined;
}

export function beginParagraph(state: RtfState): void {
  if (state.open) return;
  if (state.tableOpen && state.aside === 0) {
    state.flow.closeTable();
    state.tableOpen = false;
  }
  state.open = true;
  state.flow.openParagraph();
}

export function endParagraph(state: RtfState): void {
  const { paragraph, styles, fonts, defaultFont } = state;
  if (isInTable(state)) {
    state.cell.push({ text: "\n", hidden: undefined });
    return;
  }
  beginParagraph(state);
  state.open = false;
  const style = paragraph.style === undefined ? undefined : styles.get(paragraph.style);
  const outline = paragraph.outline ?? style?.outline;
  const level = outline !== undefined && outline >= 0 && outline < 9 ? outline + 1 : undefined;
  const typed = paragraph.typed && !paragraph.plain && !isMonospace(fonts.get(defaultFont)?.name ?? "");
  state.flow.closeParagraph({
    heading: headingLevelOf(style?.name ?? "") ?? level,
    code: typed ? "maybe" : undefined,
  });
  state.paragraph = { ...paragraph, typed: false, plain: false };
}

/** A note, a running head or a text box: a text of its own inside the text. */
export function enterAside(state: RtfState, leave: () => void): void {
  const outer = { open: state.open, paragraph: state.paragraph };
  state.open = false;
  state.paragraph = { ...freshParagraph };
  state.aside += 1;
  state.group.destination = "text";
  state.group.close = () => {
    if (state.open) endParagraph(state);
    leave();
    state.aside -= 1;
    state.open = outer.open;
    state.paragraph = outer.paragraph;
  };
}
