import type { Flow, ParagraphEnd } from "./flow.ts";
import {
  type FlowState,
  type OpenParagraph,
  pushLine,
  settle,
  startBlock,
  toPart,
  trailOf,
} from "./flow-state.ts";

const longestHeading = 300;

export function paragraphMethods(
  state: FlowState,
): Pick<Flow, "openParagraph" | "text" | "mark" | "closeParagraph"> {
  const openParagraph = () => {
    startBlock(state);
    state.paragraphs.push({ visible: "", plain: "", hidden: [], lastHidden: undefined, page: undefined });
  };
  const closeParagraph = (end: ParagraphEnd = {}) => {
    const paragraph = state.paragraphs.pop();
    if (paragraph === undefined) return;
    for (const { by, text } of paragraph.hidden)
      if (/\S/.test(text))
        state.after.push({ part: toPart(state, { type: "text", text, hidden: by }, state.page) });
    const isInCell = state.gatherers.some(({ span }) => span !== undefined);
    if (state.gatherers.length > 0) pushLine(state.gatherers.at(-1), textOf(paragraph, isInCell));
    else hand(state, paragraph, end);
    settle(state);
  };
  return {
    openParagraph,
    closeParagraph,
    mark(text) {
      const paragraph = state.paragraphs.at(-1);
      if (paragraph !== undefined) paragraph.visible += text;
    },
    text(text, hidden) {
      if (text === "") return;
      const loose = state.paragraphs.length === 0;
      if (loose) openParagraph();
      const paragraph = state.paragraphs.at(-1);
      if (paragraph !== undefined) append(paragraph, { text, by: hidden, page: state.page });
      if (loose) closeParagraph();
    },
  };
}

function append(
  paragraph: OpenParagraph,
  { text, by, page }: { text: string; by: OpenParagraph["lastHidden"]; page: number | undefined },
): void {
  paragraph.page ??= page;
  const last = paragraph.hidden.findLast((piece) => piece.by === by);
  if (by === undefined) {
    paragraph.visible += text;
    paragraph.plain += text;
  } else if (last === undefined) paragraph.hidden.push({ by, text });
  else last.text += paragraph.lastHidden === by ? text : `\n${text}`;
  paragraph.lastHidden = by;
}

/** A paragraph that holds nothing but a mark says nothing. */
function textOf({ visible, plain }: OpenParagraph, isPlain: boolean): string {
  return (isPlain || !/\S/.test(plain) ? plain : visible).trimEnd();
}

function hand(state: FlowState, paragraph: OpenParagraph, { heading, code, isCaption }: ParagraphEnd): void {
  const { headings, queue } = state;
  const text = textOf(paragraph, heading !== undefined);
  const page = paragraph.page ?? state.blockPage;
  if (code !== undefined && heading === undefined)
    return state.code.add(toPart(state, { type: "text", text }, page), code);
  state.code.end();
  if (!/\S/.test(text)) return;
  while (heading !== undefined && (headings.at(-1)?.level ?? -1) >= heading) headings.pop();
  const role = heading === undefined ? (isCaption ? "caption" : undefined) : "heading";
  queue({ part: toPart(state, { type: "text", text, ...(role && { role }) }, page) });
  if (heading === undefined) return;
  const line = text.slice(0, longestHeading).trim().replaceAll(/\s+/g, " ");
  headings.push({ level: heading, text: line });
}

/** Where the text stands now, for what is told about it elsewhere. */
export function placeOf(state: FlowState): ReturnType<Flow["place"]> {
  const heading = trailOf(state);
  return state.page === undefined ? { heading } : { heading, page: state.page };
}
