import { applyTemplate } from "./template/apply-template.ts";
import { fontTableXml } from "./styles/font-table.ts";
import type { DocxJob } from "./job.ts";
import { linkHeadings } from "./link-headings.ts";
import { openParts, type Parts, rewrite } from "./parts.ts";
import { settleCharts } from "./settle-charts.ts";
import { escapeXml } from "./xml-text.ts";

/** The library gives random ids, the time of day and ids that go on from the document before: all are settled here. */
export function settlePackage(job: DocxJob, packed: Uint8Array): Parts {
  const parts = openParts(packed);
  settleRelationships(parts);
  settleCharts(parts, job);
  rewrite(parts, "word/document.xml", settleBookmarks);
  rewrite(parts, "word/footnotes.xml", plainSeparators);
  rewrite(parts, "word/endnotes.xml", plainSeparators);
  rewrite(parts, "docProps/core.xml", (text) => settleProperties(job, text));
  parts.set("word/fontTable.xml", fontTableXml(job));
  if (job.taken !== undefined) applyTemplate(parts, job.taken, job.warn);
  if (job.headingNumbers === "counted") linkHeadings(parts);
  return parts;
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

function settleProperties({ layout, clean }: DocxJob, text: string): string {
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
