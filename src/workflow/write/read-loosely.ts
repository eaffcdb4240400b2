import { Section, UnifiedDocument } from "../../model/unified-document.ts";

/** What of a document can be shown, and in words what cannot. */
export interface ShownDocument {
  document: UnifiedDocument;
  notShown: string[];
}

/** The document of which some members are not of our schema: what can be shown, and word of the rest. */
export function readLoosely(value: unknown, language: string): ShownDocument | undefined {
  const exact = UnifiedDocument.safeParse(value);
  if (exact.success) return { document: exact.data, notShown: [] };
  if (!isRecord(value) || !Array.isArray(value["sections"])) return undefined;
  const notShown: string[] = [];
  const sections = value["sections"].flatMap((section: unknown, index) => {
    const read = readSection(section, nameOf(section, index));
    for (const problem of read.problems) notShown.push(problem);
    return read.sections;
  });
  if (sections.length === 0) return undefined;
  const { metadata: given, footnotes, ...others } = value;
  const metadata = UnifiedDocument.shape.metadata.safeParse(given);
  if (!metadata.success) notShown.push("the metadata is not as it should be; title and language were set");
  const notes = UnifiedDocument.shape.footnotes.safeParse(footnotes);
  if (!notes.success) notShown.push("the footnotes are left out");
  const document = {
    ...others,
    metadata: metadata.success ? metadata.data : metadataOf(given, sections, language),
    sections,
    ...(notes.success && notes.data !== undefined && { footnotes: notes.data }),
  };
  return { document, notShown };
}

interface ReadSection {
  sections: Section[];
  problems: string[];
}

/** As it is; else the elements that are good, and of the others their text as plain paragraphs. */
function readSection(section: unknown, name: string): ReadSection {
  const whole = Section.safeParse(section);
  if (whole.success) return { sections: [whole.data], problems: [] };
  if (!isRecord(section)) return { sections: [], problems: [`${name} is left out`] };
  const { id, content_type: type, elements } = section;
  const groups: { content_type: unknown; elements: unknown[] }[] = [];
  const problems: string[] = [];
  (Array.isArray(elements) ? elements : []).forEach((element: unknown, index) => {
    const isGood = Section.safeParse({ content_type: type, elements: [element] }).success;
    const text = isRecord(element) ? element["text"] : undefined;
    const isText = typeof text === "string" && text !== "";
    if (!isGood)
      problems.push(`element ${index + 1} of ${name} is ${isText ? "shown as plain text" : "left out"}`);
    if (!isGood && !isText) return;
    const shown = isGood ? { content_type: type, element } : { content_type: "paragraph", element: { text } };
    // elements of the same kind in a row stay one section
    const last = groups.at(-1);
    if (last !== undefined && last.content_type === shown.content_type) last.elements.push(shown.element);
    else groups.push({ content_type: shown.content_type, elements: [shown.element] });
  });
  if (groups.length === 0) return { sections: [], problems: [`${name} is left out`] };
  // good elements, but the section's own members are not
  if (problems.length === 0) problems.push(`of ${name} only the elements are shown`);
  const sections = groups.flatMap((group, index) => {
    const named = index === 0 && typeof id === "string" ? { id } : {};
    const read = Section.safeParse({ ...named, ...group });
    return read.success ? [read.data] : [];
  });
  return { sections, problems };
}

function metadataOf(
  given: unknown,
  sections: readonly Section[],
  language: string,
): UnifiedDocument["metadata"] {
  const [title, tongue] = isRecord(given) ? [given["title"], given["language"]] : [];
  const heading = sections.find((section) => section.content_type === "heading")?.elements[0]?.text;
  return {
    title: typeof title === "string" ? title : (heading ?? ""),
    language: typeof tongue === "string" ? tongue : language,
  };
}

function nameOf(section: unknown, index: number): string {
  const { id, content_type: type } = isRecord(section) ? section : {};
  const named =
    typeof id === "string" && id !== "" ? `section ${JSON.stringify(id)}` : `section ${index + 1}`;
  return typeof type === "string" ? `${named} (${type})` : named;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
