import { chartColors } from "../chart/chart-colors.ts";
import type { Layout } from "../layout.ts";
import {
  appPropertiesXml,
  contentTypesXml,
  corePropertiesXml,
  packageRelationsXml,
  propertyTypes,
} from "../office/package-xml.ts";
import { relate, type Relations, relationsXml } from "../office/relations.ts";
import { themeXml } from "../office/theme-xml.ts";
import { createStringTable } from "./cells/string-table.ts";
import { stylesXml } from "./parts/styles-xml.ts";
import { workbookXml } from "./parts/workbook-xml.ts";
import { isDrawn, type SharedParts, writeSheet } from "./parts/write-sheet.ts";
import { bodyFont } from "./sheets/table-look.ts";
import type { Book, PlannedSheet } from "./sheets/sheet.ts";
import { shorten } from "./shorten.ts";
import { createPartZip } from "./zip-parts.ts";

const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const drawn = "application/vnd.openxmlformats-officedocument";

/** All parts of a workbook, packed while they are written: of the rows only the packed bytes are kept. */
export async function packWorkbook(sheets: readonly PlannedSheet[], book: Book): Promise<Uint8Array> {
  const { theme, signal } = book.options;
  const zip = createPartZip();
  const add = (name: string, xml: string) => zip.add(name, encoder.encode(xml));
  add("[Content_Types].xml", contentTypesXml(partTypes(sheets)));
  add("_rels/.rels", packageRelationsXml("xl/workbook.xml"));
  add("docProps/app.xml", appPropertiesXml());
  add("docProps/core.xml", corePropertiesXml(properties(book)));
  const relations: Relations = { list: [] };
  const ids = sheets.map((_, index) =>
    relate(relations, { type: "worksheet", target: `worksheets/sheet${index + 1}.xml` }),
  );
  relate(relations, { type: "styles", target: "styles.xml" });
  relate(relations, { type: "theme", target: "theme/theme1.xml" });
  relate(relations, { type: "sharedStrings", target: "sharedStrings.xml" });
  add("xl/workbook.xml", workbookXml(sheets, ids));
  add("xl/_rels/workbook.xml.rels", relationsXml(relations));
  add("xl/theme/theme1.xml", themeXml(theme, chartColors(theme, 6)));
  const looks = { styles: book.styles.all(), body: bodyFont(theme), stripe: theme.colors.stripe };
  add("xl/styles.xml", stylesXml(looks));
  const shared: SharedParts = {
    zip,
    strings: createStringTable(),
    media: new Map(),
    charts: 0,
    noteBlock: 1,
  };
  for (const [index, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    await writeSheet({ sheet, number: index + 1, shared }, book);
  }
  for (const [name, bytes] of shared.media) zip.add(`xl/media/${name}`, bytes);
  const part = zip.open("xl/sharedStrings.xml");
  for (const piece of shared.strings.part()) part.write(piece);
  part.close();
  return zip.finish();
}

const encoder = new TextEncoder();

function partTypes(sheets: readonly PlannedSheet[]) {
  let charts = 0;
  const own = sheets.flatMap((sheet, index): [string, string][] => {
    const number = index + 1;
    if (sheet.chart !== undefined) charts += 1;
    return [
      [`/xl/worksheets/sheet${number}.xml`, `${kind}.worksheet+xml`],
      ...(isDrawn(sheet)
        ? [[`/xl/drawings/drawing${number}.xml`, `${drawn}.drawing+xml`] as [string, string]]
        : []),
      ...(sheet.chart === undefined
        ? []
        : [[`/xl/charts/chart${charts}.xml`, `${drawn}.drawingml.chart+xml`] as [string, string]]),
      ...(sheet.notes.length === 0
        ? []
        : [[`/xl/comments${number}.xml`, `${kind}.comments+xml`] as [string, string]]),
    ];
  });
  const overrides: [string, string][] = [
    ["/xl/workbook.xml", `${kind}.sheet.main+xml`],
    ...own,
    ["/xl/styles.xml", `${kind}.styles+xml`],
    ["/xl/theme/theme1.xml", `${drawn}.theme+xml`],
    ["/xl/sharedStrings.xml", `${kind}.sharedStrings+xml`],
    ...propertyTypes,
  ];
  return { defaults: [["vml", `${drawn}.vmlDrawing`]] as [string, string][], overrides };
}

/** More is no property but a text, which belongs into the document. */
const longestProperty = 2_000;

function properties(book: Book): Layout {
  const property = (text: string) => shorten(book.clean(text), longestProperty, book);
  const { layout } = book;
  const { title, subject, keywords, authors } = layout;
  return {
    ...layout,
    title: property(title),
    authors: authors.length === 0 ? [] : [property(authors.join("; "))],
    ...(subject !== undefined && { subject: property(subject) }),
    ...(keywords !== undefined && { keywords: [property(keywords.join(", "))] }),
  };
}
