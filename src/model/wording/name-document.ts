import { phrasesFor } from "../phrases.ts";
import { isOrder, toTitle } from "../documents/to-title.ts";

/** What is known of a document that nobody gave a title. */
export interface NamedBy {
  /** The names of the proven tables in it. */
  tables?: readonly string[];
  /** What the person wants to have in the end, where the document is all of it. */
  goal?: string | undefined;
  /** The parts of the request that it answers. */
  parts: readonly string[];
  /** What the request is about. */
  topics?: readonly string[] | undefined;
  /** The request itself, or the task. */
  request: string;
  language: string;
}

const longest = 80;
const mostTopics = 3;

/** Names that a table has where nobody thought of one. */
const plain =
  /^(?:tables?|tabellen?|tableau|tabella|tabla|result\p{L}*|data|daten|t|list|liste|fields|felder)?[\s_-]*\d*$/iu;

/** A title that says what is inside: of its table, of the goal, of the part, of its topics; never an order, never a question. */
export function nameDocument({ tables = [], goal, parts, topics = [], request, language }: NamedBy): string {
  const [table, ...otherTables] = [...new Set(tables)];
  const [part, ...otherParts] = parts;
  const phrases = topics.filter((topic) => /\s|^\p{Lu}/u.test(topic.trim()));
  const candidates = [
    ...(table !== undefined && otherTables.length === 0 && !plain.test(table) ? [table] : []),
    ...(goal === undefined ? [] : [toTitle(goal)]),
    ...(part !== undefined && otherParts.length === 0 ? [toTitle(part)] : []),
    ...(phrases.length > 0 ? [phrases.slice(0, mostTopics).join(", ")] : []),
    ...parts.slice(0, 1).map(toTitle),
    ...(isWishAlone(request, parts) ? [] : [toTitle(request)]),
  ];
  const named = candidates.find(saysWhatIsInside) ?? candidates.find((title) => !isOrder(title));
  const title = named ?? (phrases[0] || phrasesFor(language).answer);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const fewWords = 8;
const shortestWord = 4;

/** "As Excel, please" behind an earlier question: how it is wanted, and nothing of what it is. */
function isWishAlone(request: string, parts: readonly string[]): boolean {
  const words = fold(request).split(" ");
  const said = new Set(parts.flatMap((part) => fold(part).split(" ")));
  const isShort = parts.length > 0 && words.length <= fewWords;
  return isShort && !words.some((word) => word.length >= shortestWord && said.has(word));
}

/** The title that a writer chose, without the order in it; where it is nothing but that order, one by rule. */
export function settleTitle(title: string, by: NamedBy): string {
  const own = title.trim();
  const isEcho = [...by.parts, by.request].some((order) => fold(order) === fold(own));
  if (own !== "" && !isEcho && !isOrder(own)) return own;
  const bare = isEcho || own === "" ? "" : toTitle(own);
  return saysWhatIsInside(bare) ? bare : nameDocument(by);
}

function saysWhatIsInside(title: string): boolean {
  return title.length <= longest && title.length > 2 && !/[…?]$/u.test(title) && !isOrder(title);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
