import type { OpenPdf } from "./load-pdf.ts";
import { bareLetters, findOverBreak, findQuote, mapLetters, textNodesIn } from "./find-quote.ts";
import { lineBoxes } from "./mark-boxes.ts";
import type { MarkBox } from "./mark-boxes.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { PageMark } from "./pdf-page.tsx";

/** Words found on a page, or the frame around the paragraph that they are known to stand in. */
export interface FoundMark {
  kind: "words" | "frame";
  words: string;
  boxes: MarkBox[];
}

interface LocateInput {
  opened: OpenPdf;
  page: number;
  marks: readonly PageMark[];
  text: HTMLElement;
  scale: number;
  drawn: DrawnPage;
}

/** The ladder: the exact words on the page, the words over the page's end, then the frame; never something near. */
export async function locateMarks(input: LocateInput): Promise<FoundMark[]> {
  const { text, marks } = input;
  const origin = text.getBoundingClientRect();
  const map = mapLetters(textNodesIn(text));
  const found: FoundMark[] = [];
  for (const mark of marks) {
    const ranges = findQuote(map, mark.quote);
    const range = ranges.length > 1 ? nearest(ranges, mark, input) : ranges[0];
    if (range !== undefined) found.push(toWords(range, origin));
    else found.push(...((await overBreak(input, map, mark)) ?? frameOf(mark, input)));
  }
  return found;
}

function toWords(range: Range, origin: DOMRect): FoundMark {
  return { kind: "words", words: range.toString(), boxes: lineBoxes(range.getClientRects(), origin) };
}

/** Of words that stand on a page twice, those inside the paragraph that was read. */
function nearest(ranges: readonly Range[], mark: PageMark, input: LocateInput): Range | undefined {
  const [frame] = frameOf(mark, input);
  const box = frame?.boxes[0];
  if (box === undefined) return ranges[0];
  const origin = input.text.getBoundingClientRect();
  const isInside = (range: Range) => {
    const rect = range.getBoundingClientRect();
    const middle = rect.top + rect.height / 2 - origin.top;
    return middle >= box.top - slack && middle <= box.top + box.height + slack;
  };
  return ranges.find(isInside) ?? ranges[0];
}

const slack = 6;

/** Words that go on over the end of the page: the part that stands on this one. */
async function overBreak(
  { opened, page, text }: LocateInput,
  map: ReturnType<typeof mapLetters>,
  mark: PageMark,
): Promise<FoundMark[] | undefined> {
  if (page >= opened.pdf.numPages) return undefined;
  const content = await (await opened.pdf.getPage(page + 1)).getTextContent();
  const next = content.items.map((item) => ("str" in item ? item.str : "")).join(" ");
  if (!bareLetters(next).includes(bareLetters(mark.quote).slice(-12))) return undefined;
  const broken = findOverBreak(map, mapLetters([document.createTextNode(next)]), mark.quote);
  return broken === undefined ? undefined : [toWords(broken.before, text.getBoundingClientRect())];
}

/** A bbox counts from the top left, in points. */
function frameOf({ bbox }: PageMark, { scale }: LocateInput): FoundMark[] {
  if (bbox === undefined) return [];
  const [left, top, right, bottom] = bbox.map((value) => value * scale);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return [];
  return [{ kind: "frame", words: "", boxes: [{ left, top, width: right - left, height: bottom - top }] }];
}
