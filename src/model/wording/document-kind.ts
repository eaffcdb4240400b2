import { documentKindWords, germanLetter } from "../../lexicon/documents/document-kind-words.ts";
import { reminderOrder } from "../../lexicon/requests/delivered/reminder-words.ts";

/** What a text is: each has its own form, on screen, on paper and in a file. */
export const documentKinds = ["mail", "letter", "memo", "slides", "report"] as const;
export type DocumentKind = (typeof documentKinds)[number];

const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };
const patterns = documentKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`${edge.before}(?:${documentKindWords[kind]})${edge.after}`, "iu"),
}));
const written = new RegExp(`${edge.before}(?:${germanLetter})${edge.after}`, "u");

/** What somebody says that a text is about is not what it is: "a report on the e-mails". */
const mostLetters = 400;

/** The kind of text that an order asks for; undefined where it names none. */
export function documentKindOf(order: string, formats: readonly string[] = []): DocumentKind | undefined {
  const text = order.slice(0, mostLetters);
  const found = patterns.flatMap(({ kind, pattern }) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ kind, at }];
  });
  const letter = written.exec(text);
  // at the beginning, and before a small letter, "Brief" is English: "Brief summary"
  const isEnglish = letter?.index === 0 && /^\S+\s+\p{Ll}/u.test(text);
  if (letter !== null && !isEnglish) found.push({ kind: "letter", at: letter.index });
  // a reminder of an invoice goes to somebody; as a mail where the order says so
  if (reminderOrder.test(text)) return found.some(({ kind }) => kind === "mail") ? "mail" : "letter";
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return first?.kind ?? (formats.length === 1 && formats[0] === "pptx" ? "slides" : undefined);
}

/** What a document says of itself. */
export function readDocumentKind(value: unknown): DocumentKind | undefined {
  return documentKinds.find((kind) => kind === value);
}
