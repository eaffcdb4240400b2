import { Failure } from "../../model/failure.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import { readRows } from "../../model/read-rows.ts";
import { typeColumns } from "../../model/documents/table-section.ts";
import { toTitle } from "../../model/documents/to-title.ts";

type Claim = ReportInput["claims"][number];

/** More than these read better as a list. */
const mostParagraphs = 3;

/** A document made of the claims, word for word, and nothing else. */
export function reportFromClaims(input: ReportInput): UnifiedDocument {
  const { instruction, title, language, handOffId, claims } = input;
  if (claims.length === 0)
    throw new Failure(
      "unsupported",
      "The built-in offline model cannot write freely. It writes texts from what documents say; attach documents that hold it, or configure a language model.",
    );
  const sources = groupBySource(claims);
  const bodies = [...sources].flatMap(([source, own], at) => {
    const heading = sources.size > 1 ? [toHeading(source, `s${at + 1}`)] : [];
    return [...heading, ...toSections(own, `s${at + 1}`)];
  });
  return {
    metadata: {
      title: title === undefined || title.trim() === "" ? toTitle(instruction) : title,
      language,
      ...(handOffId === null ? {} : { handoff_id: handOffId }),
    },
    sections: bodies,
  };
}

function groupBySource(claims: readonly Claim[]): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const document = toDocument(claim.source);
    groups.set(document, [...(groups.get(document) ?? []), claim]);
  }
  return groups;
}

/** A source is a file name, mostly with a place behind it: "policy.pdf, page 2". */
function toDocument(source: string): string {
  return /^.*?\.[a-z0-9]{1,5}(?=, |$)/iu.exec(source)?.[0] ?? source;
}

/** A file is headed by its name as a person would say it; a heading states nothing and uses no claim. */
function toHeading(source: string, id: string): Section {
  const stem = source.replace(/\.[a-z0-9]{1,5}$/iu, "");
  const name = stem.replaceAll(/[_-]+/gu, " ").trim();
  const text = name === "" ? source : name.charAt(0).toUpperCase() + name.slice(1);
  return { id, content_type: "heading", elements: [{ level: 1, text }] };
}

/** Rows with the same columns are a table; other claims paragraphs, or a list where there are many. */
function toSections(claims: readonly Claim[], id: string): Section[] {
  const { tables, rest } = readRows(claims);
  const texts: Section[] =
    rest.length <= mostParagraphs
      ? rest.map((claim, at) => ({
          ...{ id: `${id}-p${at + 1}`, content_type: "paragraph", elements: [{ text: claim.text }] },
          uses: [claim.id],
        }))
      : [
          {
            ...{ id: `${id}-list`, content_type: "bullet_list" },
            elements: [{ items: rest.map((claim) => ({ text: claim.text, uses: [claim.id] })) }],
          },
        ];
  const grids = tables.map(({ headers, rows, claims: own }, at): Section => {
    const element = { headers, rows };
    typeColumns(element);
    return { id: `${id}-t${at + 1}`, content_type: "table", elements: [element], uses: idsOf(own) };
  });
  return [...texts, ...grids];
}

function idsOf(claims: readonly Claim[]): string[] {
  return claims.map(({ id }) => id);
}
