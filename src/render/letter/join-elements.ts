import { readCitations, readCitedStatements } from "../citations/read-cited.ts";
import type { Section } from "../../model/unified-document.ts";
import { isClosing, isGreeting } from "./letter-words.ts";

type Paragraph = Extract<Section, { content_type: "paragraph" }>;
type Element = Paragraph["elements"][number];

/**
 * The elements of one paragraph of a letter or mail as the paragraph that they are: sentences follow each other,
 * lines of an address stand below each other. A greeting and a closing are lines of their own.
 */
export function joinElements(section: Section): Section {
  if (section.content_type !== "paragraph" || section.elements.length < 2) return section;
  const joined: Element[] = [];
  for (const element of section.elements) {
    const last = joined.at(-1);
    const mark = last === undefined ? undefined : markBetween(last.text, element.text);
    if (last === undefined || mark === undefined) joined.push(element);
    else joined[joined.length - 1] = join(last, element, mark);
  }
  return { ...section, elements: joined };
}

/** A line of an address or a name ends without a mark, and is short. */
const longestLine = 60;

function markBetween(before: string, after: string): string | undefined {
  const [last, next] = [before.trim(), after.trim()];
  if (last === "" || next === "" || isGreeting(last) || isGreeting(next)) return undefined;
  if (/\n[ \t]*\n/u.test(before) || /\n[ \t]*\n/u.test(after)) return undefined;
  const lines = last.split("\n");
  if (isClosing(next)) return undefined;
  if (isClosing(last)) return next.length <= longestLine ? "\n" : undefined;
  if (/[.!?…:;]["'”’»)]*$/u.test(last)) return " ";
  return [...lines, next].every((line) => line.length <= longestLine) && !/[.!?]$/u.test(next)
    ? "\n"
    : undefined;
}

/** What an element cites as a whole is said of its words. */
function join(before: Element, after: Element, mark: string): Element {
  const statements = [...statementsOf(before), ...statementsOf(after)];
  const { citations: _own, ...first } = before;
  const text = `${before.text.trimEnd()}${mark}${after.text.trimStart()}`;
  return { ...first, text, ...(statements.length > 0 && { statements }) };
}

function statementsOf(element: Element): { text: string; citations: string[] }[] {
  const own = readCitedStatements(element);
  const citations = readCitations(element);
  const told = new Set(own.flatMap((statement) => statement.citations));
  const rest = citations.filter((id) => !told.has(id));
  return rest.length === 0 ? own : [...own, { text: lastSentence(element.text), citations: rest }];
}

/** Marks stand behind the words they are found behind: the last line does for the whole. */
function lastSentence(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}
