import { applyTemplate } from "./template/apply-template.ts";
import { fontTableXml } from "./styles/font-table.ts";
import type { Job } from "./job.ts";
import { linkHeadings } from "./link-headings.ts";
import { openParts, type Parts, rewrite } from "./parts.ts";
import { settleCharts } from "./settle-charts.ts";
import { escapeXml } from "./xml-text.ts";

/** The library gives random ids, the time of day and ids that go on from the document before: all are settled here. */
export function settlePackage(job: Job, packed: Uint8Array): Parts {
  const parts = openParts(packed);
  settleRelationships(parts);
  settleCharts(parts, job);
  const marks = job.notes.sourceMarks();
  rewrite(parts, "word/document.xml", (text) => markSources(settleBookmarks(text), marks));
  rewrite(parts, "word/footnotes.xml", (text) => openSources(plainSeparators(text), marks));
  rewrite(parts, "word/endnotes.xml", plainSeparators);
  rewrite(parts, "docProps/core.xml", (text) => settleProperties(job, text));
  parts.set("word/fontTable.xml", fontTableXml(job));
  if (job.taken !== undefined) applyTemplate(parts, job.taken, job.warn);
  if (job.headingNumbers === "counted") linkHeadings(parts);
  return parts;
}

/**
 * Notes on sources carry the number of the source and are not counted by Word, which counts the other notes alone.
 * LibreOffice shows the text in the run of a reference twice: it is one without width, and the mark follows it.
 */
function markSources(text: string, marks: ReadonlyMap<number, string>): string {
  return text.replaceAll(
    /<w:r>(<w:rPr><w:rStyle w:val="[^"]*"\/><\/w:rPr>)<w:footnoteReference w:id="(\d+)"\/><\/w:r>/g,
    (whole, look: string, id: string) => {
      const mark = marks.get(Number(id));
      if (mark === undefined) return whole;
      const reference = `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>\u200b</w:t>`;
      return `<w:r>${look}${reference}</w:r><w:r>${look}<w:t>${escapeXml(mark)}</w:t></w:r>`;
    },
  );
}

/** Such a note begins with its own mark: the place for Word's number goes, and the space behind it. */
function openSources(text: string, marks: ReadonlyMap<number, string>): string {
  return text.replaceAll(
    /(<w:footnote w:id="(\d+)"><w:p>(?:<w:pPr>(?:(?!<\/w:pPr>).)*<\/w:pPr>)?)<w:r><w:rPr><w:rStyle w:val="\w+"\/><\/w:rPr><w:footnoteRef\/><\/w:r><w:r><w:t xml:space="preserve"> <\/w:t><\/w:r>/g,
    (whole, before: string, id: string) => (marks.has(Number(id)) ? before : whole),
  );
}

function settleRelationships(parts: Parts): void {
  for (const [name, text] of parts) {
    const owner = /^(.*)_rels\/([^/]+)\.rels$/.exec(name);
    if (owner === null || typeof text !== "string") continue;
    const known = new Map<string, string>();
    const settled = text.replaceAll(/<Relationship Id="([^"]+)"/g, (whole, id: string) => {
      if (/^rId\d+$/.test(id)) return whole;
      known.set(id, `rIdLink${known.size + 1}`);
      return `<Relationship Id="${known.get(id)}"`;
    });
    if (known.size === 0) continue;
    parts.set(name, settled);
    // Text holds no quotation marks of its own in these parts, so only attributes are met.
    rewrite(parts, `${owner[1]}${owner[2]}`, (part) =>
      part.replaceAll(
        / r:(id|embed|link)="([^"]+)"/g,
        (_, kind: string, id: string) => ` r:${kind}="${known.get(id) ?? id}"`,
      ),
    );
  }
}

function settleBookmarks(text: string): string {
  const ids = new Map<string, number>();
  const names = new Map<string, string>();
  for (const [tag] of text.matchAll(/<w:bookmarkStart [^>]*>/g)) {
    const id = / w:id="([^"]*)"/.exec(tag)?.[1] ?? "";
    const name = / w:name="([^"]*)"/.exec(tag)?.[1] ?? "";
    ids.set(id, ids.size + 1);
    if (name.startsWith("_Toc")) names.set(name, `_Toc${String(names.size + 1).padStart(8, "0")}`);
  }
  if (ids.size === 0) return text;
  const renamed = (whole: string, before: string, name: string): string =>
    before + (names.get(name) ?? name) || whole;
  return text
    .replaceAll(/(<w:bookmark(?:Start|End) [^>]*)/g, (tag: string) =>
      tag
        .replace(/( w:id=")([^"]*)/, (_, before: string, id: string) => before + String(ids.get(id) ?? id))
        .replace(/( w:name=")([^"]*)/, renamed),
    )
    .replaceAll(/(<w:hyperlink [^>]*w:anchor=")([^"]*)/g, renamed)
    .replaceAll(/(<w:instrText[^>]*>PAGEREF )(\S+)/g, renamed);
}

/** The library puts the number of a note into the line above the notes. */
function plainSeparators(text: string): string {
  return text.replaceAll(
    /<w:r><w:rPr><w:rStyle w:val="\w+"\/><\/w:rPr><w:(?:foot|end)noteRef\/><\/w:r>(?=<w:r><w:(?:s|continuationS)eparator\/>)/g,
    "",
  );
}

function settleProperties({ layout, clean }: Job, text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(layout.date ?? "")?.[0];
  const isDay = day !== undefined && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  const dates = isDay
    ? ["created", "modified"].map(
        (kind) => `<dcterms:${kind} xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:${kind}>`,
      )
    : [];
  return text
    .replaceAll(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, "")
    .replace(
      "</cp:coreProperties>",
      () =>
        `<dc:language>${escapeXml(clean(layout.language))}</dc:language>${dates.join("")}</cp:coreProperties>`,
    );
}
