/** A text as a reader sees it, and where each of its characters stands in the text with marks. */
export interface PlainText {
  text: string;
  /** Of each UTF-16 unit of `text`, and one more for its end. */
  origins: number[];
  /** Ranges of `text` that are struck out. */
  struck: (readonly [start: number, end: number])[];
  /** Where marks of emphasis stand in the text with marks. */
  marks: (readonly [start: number, end: number])[];
}

/** Characters that no reader sees; line breaks and tabs are none of them. */
const unseen = /[\p{Cc}\p{Cf}]/u;
const word = /[\p{L}\p{N}]/u;
const space = /^\s?$/u;
const longestLabel = 1_000;
const longestLink = 4_000;

/** Without the small Markdown that texts of a document may hold; the address of a link stays, as it can be followed. */
export function plainText(raw: string, hasNote: (key: string) => boolean = () => false): PlainText {
  const out: PlainText = { text: "", origins: [], struck: [], marks: [] };
  const pieces: string[] = [];
  const put = (text: string, at: number, isWhole = false): void => {
    for (let unit = 0; unit < text.length; unit += 1) out.origins.push(isWhole ? at : at + unit);
    pieces.push(text);
  };
  const links = new Map<number, { end: number; link: string; from: number }>();
  let strikeFrom: number | undefined;
  let at = 0;
  while (at < raw.length) {
    const link = links.get(at);
    if (link !== undefined) {
      put(` ${link.link} `, at, true);
      at = link.end;
      continue;
    }
    const mark = raw[at] ?? "";
    const taken = takeNote(raw, at, hasNote) ?? takeMark(raw, at, links);
    if (taken === undefined) {
      const unit = mark === "\r" ? "\n" : mark;
      if (!unseen.test(unit) || unit === "\n" || unit === "\t") put(unit, at);
      at += mark === "\r" && raw[at + 1] === "\n" ? 2 : 1;
      continue;
    }
    if (mark === "~") {
      if (strikeFrom !== undefined) out.struck.push([strikeFrom, out.origins.length]);
      strikeFrom = strikeFrom === undefined ? out.origins.length : undefined;
    }
    if (taken.shown === "" && /[*_~`]/.test(mark)) out.marks.push([at, taken.end]);
    if (taken.shown !== "") put(taken.shown, taken.end - taken.shown.length);
    at = taken.end;
  }
  out.origins.push(raw.length);
  return { ...out, text: pieces.join("") };
}

interface Taken {
  end: number;
  /** What is left of it; it stands right before `end`. */
  shown: string;
}

type Links = Map<number, { end: number; link: string; from: number }>;

function takeMark(raw: string, at: number, links: Links): Taken | undefined {
  const mark = raw[at] ?? "";
  switch (mark) {
    case "\\":
      return /[*_~`[\]]/.test(raw[at + 1] ?? "") ? { end: at + 2, shown: raw[at + 1] ?? "" } : undefined;
    case "`":
      return { end: runEnd(raw, at), shown: "" };
    case "*":
    case "_":
    case "~":
      return takeRun(raw, at, mark);
    case "!":
      return raw[at + 1] === "[" && openLink(raw, at + 1, links) ? { end: at + 2, shown: "" } : undefined;
    case "[":
      return openLink(raw, at, links) ? { end: at + 1, shown: "" } : undefined;
    default:
      return undefined;
  }
}

function runEnd(raw: string, at: number): number {
  let end = at;
  while (raw[end] === raw[at]) end += 1;
  return end;
}

/** 2*3*4 and snake_case are no emphasis. */
function takeRun(raw: string, at: number, mark: string): Taken | undefined {
  const end = runEnd(raw, at);
  const count = end - at;
  const isMark = mark === "*" ? count <= 3 : mark === "_" ? count === 1 : count === 2;
  if (!isMark) return { end, shown: raw.slice(at, end) };
  const before = raw[at - 1] ?? "";
  const after = raw[end] ?? "";
  const canOpen = !space.test(after) && !word.test(before);
  const canClose = !space.test(before) && !word.test(after);
  return { end, shown: canOpen || canClose ? "" : raw.slice(at, end) };
}

/** The mark of a note that there is; any other is printed as it stands. */
function takeNote(raw: string, at: number, hasNote: (key: string) => boolean): Taken | undefined {
  if (raw[at] !== "[" || raw[at + 1] !== "^") return undefined;
  const [mark, key] = /^\[\^([^\]\s]{1,100})\]/.exec(raw.slice(at, at + 110)) ?? [];
  return mark !== undefined && key !== undefined && hasNote(key)
    ? { end: at + mark.length, shown: "" }
    : undefined;
}

/** Notes where the link's words end and what it leads to. */
function openLink(raw: string, at: number, links: Links): boolean {
  const near = raw.slice(at, at + longestLabel);
  const close = near.indexOf("](");
  if (close < 2 || near.slice(0, close).includes("\n\n")) return false;
  const from = at + close;
  const target = raw.slice(from + 2, from + 2 + longestLink);
  const end = target.indexOf(")");
  if (end < 0 || /\s/.test(target.slice(0, end).trim().split(' "')[0] ?? "")) return false;
  if (!links.has(from))
    links.set(from, { from: at, end: from + 2 + end + 1, link: target.slice(0, end).trim() });
  return true;
}
