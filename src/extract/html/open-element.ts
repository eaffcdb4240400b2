import { createTableBuilder } from "./build-table.ts";
import {
  blockElements,
  headingLevel,
  ignoredElements,
  isHidden,
  listElements,
  preformattedElements,
} from "./elements.ts";
import {
  addText,
  endBlock,
  endHeading,
  isHiddenNow,
  openText,
  putList,
  type HtmlState,
} from "./flow-state.ts";
import { addMeta } from "./html-metadata.ts";
import { createInlineText } from "./inline-text.ts";
import { putImage } from "./put-image.ts";

type Attributes = Record<string, string>;
type Opener = (state: HtmlState, attributes: Attributes) => void;

/** Hidden ones among these are set aside, since the table or list around them goes on. */
const insideTables = new Set([
  "tr",
  "td",
  "th",
  "tbody",
  "thead",
  "tfoot",
  "caption",
  "li",
  "dt",
  "dd",
  "option",
]);

export function openElement(state: HtmlState, name: string, attributes: Attributes): void {
  state.depth += 1;
  if (name === "table") state.tables += 1;
  if (state.ignored > 0 || ignoredElements.has(name)) {
    state.ignored += 1;
    return;
  }
  if (name === "svg") state.svg += 1;
  if (state.aside !== undefined) return openAside(state, name);
  if (isHidden(attributes) && state.hiddenAt === undefined) {
    const inline = !blockElements.has(name) || insideTables.has(name);
    if (inline || state.table !== undefined || state.levels.length > 0 || state.heading !== undefined) {
      state.aside = { text: createInlineText(), depth: state.depth, line: state.line };
      return;
    }
    endBlock(state);
    state.hiddenAt = state.depth;
  }
  if (preformattedElements.has(name)) openPreformatted(state, name);
  const level = headingLevel(name);
  if (level !== undefined) openHeading(state, level);
  else if (listElements.has(name) || name === "select") openList(state, name, attributes);
  else if (Object.hasOwn(openers, name)) openers[name]?.(state, attributes);
  else if (blockElements.has(name)) endBlock(state);
}

/** Inside what is set aside only the lines matter. */
function openAside(state: HtmlState, name: string): void {
  if (preformattedElements.has(name)) state.preformatted += 1;
  if (name === "br") openText(state).newLine();
  else if (blockElements.has(name)) openText(state).endLine();
}

const openers: Readonly<Record<string, Opener>> = {
  html(state, attributes) {
    const language = attributes["lang"] ?? attributes["xml:lang"];
    if (language !== undefined && language !== "") state.metadata.language ??= language;
  },
  title(state) {
    if (state.svg === 0) state.title = createInlineText();
  },
  meta: (state, attributes) => addMeta(state.metadata, attributes),
  br: (state) => openText(state).newLine(),
  p(state) {
    if (state.table === undefined) endHeading(state);
    endBlock(state);
  },
  img: putImage,
  input: openInput,
  li(state, attributes) {
    const level = state.levels.at(-1);
    const number = Number.parseInt(attributes["value"] ?? "", 10);
    if (level !== undefined && !Number.isNaN(number)) level.next = number;
    openItem(state, level?.ordered === true ? `${level.next++}. ` : "- ");
  },
  option: (state, attributes) => openItem(state, attributes["selected"] === undefined ? "[ ] " : "[x] "),
  dt: (state) => openItem(state, ""),
  dd: (state) => openItem(state, "  "),
  table: openTable,
  tr(state) {
    if (state.nestedTables > 0) {
      openText(state).endLine();
      state.nestedCells = 0;
    } else if (state.table === undefined) endBlock(state);
    else state.table.openRow();
  },
  thead: (state) => setHeads(state, true),
  tbody: (state) => setHeads(state, false),
  td: (state, attributes) => openCell(state, attributes, false),
  th: (state, attributes) => openCell(state, attributes, true),
  figure(state) {
    endBlock(state);
    state.figure ??= { depth: state.depth, images: [], caption: "" };
  },
  figcaption(state) {
    endBlock(state);
    state.caption = true;
  },
};

function openHeading(state: HtmlState, level: number): void {
  endHeading(state);
  endBlock(state);
  if (state.table !== undefined) return;
  putList(state);
  state.heading = level;
  state.runLine = state.line;
}

function openPreformatted(state: HtmlState, name: string): void {
  if (state.table === undefined) endHeading(state);
  endBlock(state);
  state.preformatted += 1;
  if (state.table !== undefined || name === "textarea") return;
  putList(state);
  state.code = true;
}

function openList(state: HtmlState, name: string, attributes: Attributes): void {
  if (state.table === undefined) endHeading(state);
  endBlock(state);
  const start = Number.parseInt(attributes["start"] ?? "1", 10);
  state.levels.push({ ordered: name === "ol", next: Number.isNaN(start) ? 1 : start });
  if (state.levels.length === 1) state.marker = undefined;
}

function openItem(state: HtmlState, marker: string): void {
  endBlock(state);
  if (state.table === undefined) {
    state.marker = state.levels.length === 0 ? undefined : marker;
    return;
  }
  const indent = "  ".repeat(Math.max(0, state.levels.length - state.listsAround - 1));
  openText(state).append(indent + marker, true);
}

function openTable(state: HtmlState, attributes: Attributes): void {
  const layoutRole = attributes["role"] === "presentation" || attributes["role"] === "none";
  if (state.table === undefined && (layoutRole || state.isLayout(state.tables - 1))) {
    endHeading(state);
    endBlock(state);
    return;
  }
  if (state.table !== undefined) {
    openText(state).endLine();
    state.nestedTables += 1;
    state.nestedCells = 0;
    return;
  }
  endHeading(state);
  endBlock(state);
  putList(state);
  state.table = createTableBuilder();
  state.tableLine = state.line;
  state.listsAround = state.levels.length;
}

function setHeads(state: HtmlState, isHead: boolean): void {
  endBlock(state);
  if (state.nestedTables === 0) state.table?.setHeads(isHead);
}

function openCell(state: HtmlState, attributes: Attributes, isHead: boolean): void {
  if (state.nestedTables > 0) {
    if (state.nestedCells > 0) openText(state).append(" | ", true);
    state.nestedCells += 1;
  } else if (state.table === undefined) endBlock(state);
  else state.table.openCell(attributes, isHead);
}

/** What a form holds is content too; passwords and buttons without words are not. */
function openInput(state: HtmlState, attributes: Attributes): void {
  const type = (attributes["type"] ?? "text").toLowerCase();
  const value = attributes["value"] ?? "";
  if (type === "checkbox" || type === "radio")
    return addText(state, attributes["checked"] === undefined ? " [ ] " : " [x] ");
  if (type === "password" || type === "file" || value.trim() === "") return;
  if (type !== "hidden") return addText(state, ` ${value} `);
  if (isHiddenNow(state)) return addText(state, ` ${value} `);
  state.output.later({ type: "text", text: value, hidden: true, line: state.line });
}
