import { addAll } from "../lib/add-all.ts";
import { detectLanguage } from "../lib/text/detect-language.ts";
import type { Evidence } from "../model/grounding.ts";
import { pageWordsFor } from "../lexicon/page-words.ts";
import { phrasesFor } from "../model/phrases.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { createCitations } from "./citations/create-citations.ts";
import type { Citations } from "./citations/create-citations.ts";
import { createMarkPlaces } from "./citations/place-marks.ts";
import { cleanTexts } from "./clean-text.ts";
import { createValueFormats, isDay } from "./tables/format-values.ts";
import type { LayoutBlock, Footnote, Layout, LayoutOptions, LayoutWords, RenderWarning } from "./layout.ts";
import { joinElements } from "./letter/join-elements.ts";
import { letterKind, toLetterForm } from "./letter/letter-form.ts";
import { labelFigures } from "./label-figures.ts";
import { nameHeadings } from "./name-headings.ts";
import { parseInline } from "../lib/inline/parse-inline.ts";
import { createSectionReader } from "./read-section.ts";
import type { LoadImage } from "./read-section.ts";
import { shortenBlocks, shortenName, wholeTitle } from "./shorten-names.ts";
import { takeTitle } from "./take-title.ts";
import { directionOf, directionOfLanguage } from "./inline/text-direction.ts";

export interface LayoutRequest extends LayoutOptions {
  document: UnifiedDocument;
  sources: readonly Evidence[];
  loadImage?: LoadImage | undefined;
  /** Long tables come as `manyRows`. */
  streamsRows?: boolean;
}

/** Reads a unified document once for all writers; nothing in it can be said wrongly by them any more. */
export async function toLayout(request: LayoutRequest): Promise<Layout> {
  const warnings = createWarnings();
  const unclean = () =>
    warnings.add({ code: "control-characters", message: "Characters that no file can hold were left out." });
  const document = cleanTexts(request.document, unclean);
  const { metadata } = document;
  const language = readLanguage(document);
  const dir = directionOfLanguage(language);
  const notes = createFootnotes(document.footnotes ?? {});
  const citations = createCitations({
    ...{ sources: cleanTexts(request.sources, unclean), language },
    nameOf: (name) => shortenName(name, "source", warnings.add),
  });
  const marks = createMarkPlaces(citations.cite);
  const footnote = (key: string) => marks.numberOf(key) ?? notes.numberOf(key);
  const line = (text: string) => ({
    spans: marks.take(parseInline(text, { footnote })),
    dir: directionOf(text, dir),
  });
  const phrases = phrasesFor(language);
  const formats = createValueFormats(language);
  const { streamsRows = false } = request;
  const cells = {
    ...{ formats, words: phrases, line, dir, warn: warnings.add, streamsRows },
    cite: citations.cite,
  };
  const reading = { line, cells, citations, marks, warn: warnings.add, loadImage: request.loadImage };
  const readSection = createSectionReader(reading);
  const body: LayoutBlock[] = [];
  const form = letterKind(metadata["kind"]);
  const sections = form === undefined ? document.sections : document.sections.map(joinElements);
  for (const section of sections) {
    const since = citations.now();
    const read = shortenBlocks(await readSection(section), warnings.add);
    addAll(body, place(read, section, { citations, since }));
  }
  warnUnknown(citations.unknown(), warnings.add);
  const words = wordsOf(language);
  const { title, showTitle, blocks } = withHead(body, { metadata, dir, language, warn: warnings.add });
  const numbered = request.numberedHeadings ?? metadata["numbered_headings"] === true;
  nameHeadings(blocks, { title, numbered, isTitled: !showTitle });
  labelFigures(blocks, words);
  return {
    ...(form !== undefined && { form }),
    ...{
      ...{ title, showTitle, language, dir, blocks },
      authors: (metadata.authors ?? []).map((name) => shortenName(name, "author", warnings.add)),
    },
    ...readProperties(metadata, language),
    footnotes: notes.read(dir),
    sources: citations.sources(),
    contents: request.contents ?? metadata["contents"] === true,
    words,
    warnings: warnings.list,
  };
}

interface Head {
  metadata: UnifiedDocument["metadata"];
  dir: Layout["dir"];
  language: string;
  warn(warning: RenderWarning): void;
}

/** The title of a document, or the subject of a letter, where it belongs. */
function withHead(body: LayoutBlock[], head: Head): Pick<Layout, "title" | "showTitle" | "blocks"> {
  const { metadata, dir, language, warn } = head;
  const name = shortenName(metadata.title, "title", warn);
  const { subject } = phrasesFor(language);
  const letter = toLetterForm({ kind: metadata["kind"], title: name, blocks: body, dir, subject });
  if (letter !== undefined) return { title: name, showTitle: false, blocks: letter };
  const { title, showTitle, blocks, isTaken } = takeTitle(name, body);
  const isCut = showTitle && !isTaken && name !== metadata.title;
  return { title, showTitle, blocks: isCut ? [wholeTitle(metadata.title, dir), ...blocks] : blocks };
}

function createWarnings() {
  const list: RenderWarning[] = [];
  const add = (warning: RenderWarning) => {
    const isKnown = list.some(({ code, message }) => code === warning.code && message === warning.message);
    if (!isKnown && list.length < 200) list.push(warning);
  };
  return { list, add };
}

function warnUnknown(unknown: readonly string[], warn: (warning: RenderWarning) => void): void {
  if (unknown.length === 0) return;
  const named = unknown.slice(0, 5).join(", ");
  warn({
    code: "citation",
    message:
      unknown.length === 1
        ? `A cited source is missing: ${named}.`
        : `${unknown.length} cited sources are missing, such as ${named}.`,
  });
}

/** What a section says of itself goes to its blocks: the page break to the first, what nothing in it cites to the last. */
function place(
  blocks: LayoutBlock[],
  section: Section,
  { citations, since }: { citations: Citations; since: number },
): LayoutBlock[] {
  const [first] = blocks;
  const last = blocks.at(-1);
  const rest = citations.unsaid(section.citations ?? [], since);
  if (first !== undefined && section.page_break_before === true) first.pageBreak = true;
  if (last !== undefined) addAll(last.citations, citations.cite(rest, textOf(section)));
  if (section.id !== undefined) for (const block of blocks) block.section = section.id;
  return blocks;
}

function textOf(section: Section): string {
  return section.elements.map((element) => ("text" in element ? String(element.text) : "")).join("\n");
}

/** Footnotes are numbered as texts come to use them. */
function createFootnotes(texts: Readonly<Record<string, string>>) {
  const numbers = new Map<string, number>();
  const known = new Map(Object.entries(texts));
  return {
    numberOf(key: string): number | undefined {
      if (!known.has(key)) return undefined;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    },
    read(around: Layout["dir"]): Footnote[] {
      return [...numbers].map(([key, number]) => {
        const text = known.get(key) ?? "";
        return { number, spans: parseInline(text), dir: directionOf(text, around) };
      });
    },
  };
}

function readProperties(metadata: UnifiedDocument["metadata"], language: string) {
  const { date, subject, keywords } = metadata as Record<string, unknown>;
  const day = typeof date === "string" && isDay(date) ? date.slice(0, 10) : undefined;
  const words = Array.isArray(keywords) ? keywords.filter((word) => typeof word === "string") : [];
  return {
    ...(day !== undefined && { date: day, dateText: longDay(day, language) }),
    ...(typeof subject === "string" && subject !== "" && { subject }),
    ...(words.length > 0 && { keywords: words }),
  };
}

/** For a language that it does not know the runtime takes the machine's, which is not the same everywhere. */
function longDay(day: string, language: string): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? "en";
  const options = {
    dateStyle: "long",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  } as const;
  return new Intl.DateTimeFormat(known, options).format(new Date(`${day}T00:00:00Z`));
}

/** The tag of the language; where the document names none that there is, that of its text. */
function readLanguage({ metadata, sections }: UnifiedDocument): string {
  const given = metadata.language.trim().replaceAll("_", "-");
  if (/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(given)) {
    try {
      return Intl.getCanonicalLocales(given)[0] ?? "en";
    } catch {
      // no tag after all: the text decides
    }
  }
  const sample = sections
    .flatMap((section) => section.elements.map((element) => ("text" in element ? String(element.text) : "")))
    .join("\n");
  const detected = detectLanguage(sample.slice(0, 4000));
  return detected === "unknown" ? "en" : detected;
}

function wordsOf(language: string): LayoutWords {
  const { contents, sources, page, table, figure, note } = phrasesFor(language);
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  return {
    ...{ contents, sources, page: capital(page), pageOf: pageWordsFor(language), table: capital(table) },
    ...{ figure: capital(figure), note: capital(note) },
  };
}
