import {
  blockElements,
  headingLevel,
  ignoredElements,
  listElements,
  preformattedElements,
} from "./elements.ts";
import { endBlock, endHeading, openText, putList, putTable, type HtmlState } from "./flow-state.ts";

/** Every element that was opened is closed here, also those the page forgot to close. */
export function closeElement(state: HtmlState, name: string): void {
  if (state.ignored > 0 || ignoredElements.has(name)) state.ignored -= 1;
  else closeSeen(state, name);
  state.depth -= 1;
}

function closeSeen(state: HtmlState, name: string): void {
  if (name === "svg") state.svg -= 1;
  if (state.aside !== undefined) {
    closeAside(state, name);
    return;
  }
  if (name === "title" && state.title !== undefined) {
    const title = state.title.take();
    state.title = undefined;
    if (title !== "") state.metadata.title ??= title;
  } else if (headingLevel(name) !== undefined && state.table === undefined) endHeading(state);
  else if (preformattedElements.has(name)) closePreformatted(state);
  else if (listElements.has(name) || name === "select") closeList(state);
  else if (name === "table") closeTable(state);
  else if (name === "thead" && state.nestedTables === 0) {
    endBlock(state);
    state.table?.setHeads(false);
  } else if (name === "tr" || name === "td" || name === "th") closeInTable(state, name);
  else if (blockElements.has(name)) endBlock(state);
  if (name === "figcaption") state.caption = false;
  if (state.figure?.depth === state.depth) closeFigure(state);
  if (state.hiddenAt === state.depth) {
    endBlock(state);
    state.hiddenAt = undefined;
  }
}

function closeAside(state: HtmlState, name: string): void {
  const { aside } = state;
  if (aside === undefined) return;
  if (preformattedElements.has(name) && state.depth > aside.depth) state.preformatted -= 1;
  if (blockElements.has(name)) aside.text.endLine();
  if (aside.depth !== state.depth) return;
  const text = aside.text.take();
  state.aside = undefined;
  if (text !== "") state.output.later({ type: "text", text, hidden: true, line: aside.line });
}

function closePreformatted(state: HtmlState): void {
  endBlock(state);
  state.preformatted -= 1;
  if (state.preformatted === 0) state.code = false;
}

function closeList(state: HtmlState): void {
  endBlock(state);
  state.levels.pop();
  state.marker = undefined;
  if (state.levels.length === 0 && state.table === undefined) putList(state);
}

function closeTable(state: HtmlState): void {
  if (state.nestedTables > 0) {
    openText(state).endLine();
    state.nestedTables -= 1;
    return;
  }
  if (state.table === undefined) return endBlock(state);
  state.table.closeRow();
  putTable(state);
  state.table = undefined;
}

function closeInTable(state: HtmlState, name: string): void {
  if (state.nestedTables > 0) return;
  if (state.table === undefined) endBlock(state);
  else if (name !== "tr") state.table.closeCell();
  else {
    state.table.closeRow();
    if (state.table.isLong()) putTable(state);
  }
}

function closeFigure(state: HtmlState): void {
  const { figure } = state;
  state.figure = undefined;
  for (const image of figure?.images ?? [])
    state.output.block(image.text === "" ? { ...image, text: figure?.caption ?? "" } : image);
}
