import {
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import type { Section, UnifiedDocument } from "../../src/model/unified-document.ts";
import { flatItems } from "./flat-items.ts";

const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** The report by the docx library alone. */
export async function writeBareDocx({ metadata, sections }: UnifiedDocument): Promise<Uint8Array> {
  const document = new Document({
    title: metadata.title,
    sections: [{ children: [new Paragraph(metadata.title), ...sections.flatMap(toChildren)] }],
  });
  return Packer.toBuffer(document);
}

function toChildren(section: Section): (Paragraph | Table)[] {
  switch (section.content_type) {
    case "heading":
      return section.elements.map(
        ({ text, level }) =>
          new Paragraph({
            text,
            heading: headingLevels[level - 1] ?? HeadingLevel.HEADING_3,
            pageBreakBefore: section.page_break_before === true,
          }),
      );
    case "paragraph":
      return section.elements.map(({ text }) => new Paragraph(text));
    case "bullet_list":
      return section.elements.flatMap(({ items }) =>
        flatItems(items).map(({ text, level }) => new Paragraph({ text, bullet: { level } })),
      );
    case "table":
      return section.elements.flatMap(({ headers, rows, caption = "" }) => [
        new Paragraph(caption),
        new Table({ rows: [toRow(headers, true), ...rows.map((row) => toRow(row, false))] }),
      ]);
    case "image":
      return section.elements.flatMap(({ data = "", caption = "" }) => [
        new Paragraph({ children: [toImage(data)] }),
        new Paragraph(caption),
      ]);
    default:
      return [];
  }
}

function toRow(cells: readonly unknown[], isHead: boolean): TableRow {
  const children = cells.map(
    (cell) =>
      new TableCell({
        children: [new Paragraph({ children: [new TextRun({ text: String(cell), bold: isHead })] })],
      }),
  );
  return new TableRow({ tableHeader: isHead, children });
}

function toImage(data: string): ImageRun {
  const transformation = { width: 600, height: 300 };
  return new ImageRun({ type: "png", data: Buffer.from(data, "base64"), transformation });
}
