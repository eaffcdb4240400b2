import { describeCell, describeRow, endCell, endRow } from "./put-table.ts";
import { endParagraph, faceOf, isSymbolFace, putText } from "./put-text.ts";
import { toSymbol } from "../flow/symbols.ts";
import { codePageOf } from "./code-pages.ts";
import { freshGroup, freshParagraph, type RtfState } from "./rtf-state.ts";

export type RtfWord = (state: RtfState, value: number | undefined) => void;

/** Words that stand for one character. */
export const signs: ReadonlyMap<string, string> = new Map([
  ["emdash", "—"],
  ["endash", "–"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["bullet", "•"],
  ["emspace", "\u2003"],
  ["enspace", "\u2002"],
  ["qmspace", "\u2005"],
  ["zwj", "\u200d"],
  ["zwnj", "\u200c"],
  ["ltrmark", "\u200e"],
  ["rtlmark", "\u200f"],
  ["tab", "\t"],
  ["line", "\n"],
  ["softline", "\n"],
  ["page", "\n"],
  ["column", "\n"],
  ["~", "\u00a0"],
  ["_", "\u2011"],
  ["-", "\u00ad"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
]);

const isOn = (value: number | undefined) => value !== 0;
const inText = ({ group }: RtfState) => group.destination === "text";

const putUnicode: RtfWord = (state, value = 0x3f) => {
  const code = value < 0 ? value + 0x10000 : value;
  const face = faceOf(state);
  const isPlace = isSymbolFace(face) && code >= 0xf000 && code <= 0xf0ff;
  if (code > 0) putText(state, isPlace ? toSymbol(face, code) : String.fromCharCode(code));
  state.toSkip = state.group.skipCount;
};

const font: RtfWord = (state, value = 0) => {
  if (state.group.destination !== "fonts") {
    state.group.font = value;
    return;
  }
  state.entry = { number: value, outline: undefined, name: "" };
  state.fonts.set(value, { codePage: undefined, name: "" });
};

const charset: RtfWord = ({ fonts, entry }, value) => {
  const current = fonts.get(entry.number);
  if (current !== undefined) current.codePage = codePageOf(value);
};

const style: RtfWord = (state, value = 0) => {
  if (state.group.destination === "styles") state.entry.number = value;
  else state.paragraph.style = value;
};

const outline: RtfWord = (state, value) => {
  if (state.group.destination === "styles") state.entry.outline = value;
  else state.paragraph.outline = value;
};

const plain: RtfWord = (state) => {
  const { destination, close, skipCount } = state.group;
  state.group = { ...freshGroup, destination, close, skipCount, font: state.defaultFont };
};

const paint =
  (part: "red" | "green" | "blue"): RtfWord =>
  (state, value = 0) => {
    state.color = { ...state.color, [part]: Math.max(0, value), set: true };
  };

const time =
  (place: number): RtfWord =>
  (state, value = 0) => {
    state.time[place] = value;
  };

const merge =
  (continues: "above" | "before"): RtfWord =>
  ({ row }) => {
    row.next.continues = continues;
  };

/** Words that say how text looks, where it stands and how it is encoded. */
export const textWords: ReadonlyMap<string, RtfWord> = new Map<string, RtfWord>([
  ["u", putUnicode],
  ["uc", ({ group }, value = 1) => void (group.skipCount = Math.min(Math.max(0, value), 16))],
  ["f", font],
  ["fcharset", charset],
  ["s", style],
  ["outlinelevel", outline],
  ["plain", plain],
  ["v", ({ group }, value) => void (group.hidden = isOn(value))],
  ["deleted", ({ group }, value) => void (group.deleted = isOn(value))],
  ["cf", ({ group }, value = 0) => void (group.color = value)],
  ...["cb", "highlight", "chcbpat"].map((word): [string, RtfWord] => [
    word,
    ({ group }, value = 0) => void (group.shaded = value > 0),
  ]),
  ["pard", (state) => void (state.paragraph = { ...freshParagraph, ...facesOf(state) })],
  ["intbl", ({ paragraph }) => void (paragraph.inTable = true)],
  ["itap", ({ paragraph }, value = 1) => void (paragraph.inTable ||= value > 0)],
  ["par", (state) => void (inText(state) && endParagraph(state))],
  ["sect", (state) => void (inText(state) && endParagraph(state))],
  ["\n", (state) => void (inText(state) && endParagraph(state))],
  ["\r", (state) => void (inText(state) && endParagraph(state))],
  ["cell", endCell],
  ["row", endRow],
  ["nestcell", (state) => putText(state, " | ")],
  ["trowd", describeRow],
  ["trhdr", (state) => void (state.row.isHead = true)],
  ["cellx", describeCell],
  ["clmrg", merge("before")],
  ["clvmrg", merge("above")],
  ["ansicpg", (state, value = 1252) => void (state.codePage = value === 0 ? 1252 : value)],
  ["mac", (state) => void (state.codePage = 10000)],
  ["pc", (state) => void (state.codePage = 437)],
  ["pca", (state) => void (state.codePage = 850)],
  ["deff", (state, value = 0) => void ((state.defaultFont = value), (state.group.font = value))],
  ["red", paint("red")],
  ["green", paint("green")],
  ["blue", paint("blue")],
  ["yr", time(0)],
  ["mo", time(1)],
  ["dy", time(2)],
  ["hr", time(3)],
  ["min", time(4)],
  ["pngblip", ({ picture }) => void (picture.mediaType = "image/png")],
  ["jpegblip", ({ picture }) => void (picture.mediaType = "image/jpeg")],
]);

function facesOf({ paragraph: { typed, plain: other } }: RtfState) {
  return { typed, plain: other };
}
