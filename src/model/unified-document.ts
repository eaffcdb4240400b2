import { z } from "zod";

/**
 * Unknown members are kept as they are: what a model adds is never lost on the way to a file. Two of them are the
 * host's: an element, a list item and a cell of a table may have `citations`, ids of the evidence that it rests on,
 * and a paragraph or quote `statements: [{ text, citations }]`, sentences of its text with theirs. They are not in
 * the schema, so that no model is asked for them and none is refused for something of that name.
 */
const ListItem: z.ZodType = z.lazy(() =>
  z.union([z.string(), z.looseObject({ text: z.string(), items: z.array(ListItem).optional() })]),
);

const TableCell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.looseObject({
    value: z.unknown(),
    /** number, percent, currency, date, boolean, text, or a number format as in a spreadsheet. */
    format: z.string().optional(),
    /**
     * Calculated by a spreadsheet, its rows counted from the table's first head row; the value is shown elsewhere.
     * '#prices'!B2 is a cell of another table of the document, by the id of its section.
     */
    formula: z.string().optional(),
    /** A remark on the cell, which a workbook shows beside it. */
    note: z.string().optional(),
    /** Columns, and rows, that the cell covers; what it covers has no cells of its own. */
    span: z.number().optional(),
    rowSpan: z.number().optional(),
  }),
]);

/** For all cells of a column that do not say it themselves. */
const TableColumn = z.looseObject({
  format: z.string().optional(),
  currency: z.string().optional(),
  align: z.string().optional(),
});

const common = {
  id: z.string().optional(),
  citations: z.array(z.string()).optional(),
  page_break_before: z.boolean().optional(),
};

function section<Type extends string, Element extends z.ZodType>(type: Type, element: Element) {
  return z.looseObject({ ...common, content_type: z.literal(type), elements: z.array(element) });
}

const Text = z.looseObject({ text: z.string() });
const List = z.looseObject({ items: z.array(ListItem) });

export const Section = z.discriminatedUnion("content_type", [
  section("heading", z.looseObject({ level: z.number().int().min(1), text: z.string() })),
  section("paragraph", Text),
  section("quote", Text),
  section("bullet_list", List),
  section("numbered_list", List),
  section(
    "table",
    z.looseObject({
      /** One head row, or several. */
      // a table that was proven before is put in by its name, and has neither yet
      headers: z.union([z.array(TableCell), z.array(z.array(TableCell))]).prefault([]),
      rows: z.array(z.array(TableCell)).prefault([]),
      columns: z.array(TableColumn).optional(),
      caption: z.string().optional(),
    }),
  ),
  section("code_block", z.looseObject({ language: z.string().optional(), code: z.string() })),
  section(
    "image",
    z.looseObject({
      document: z.string().optional(),
      data: z.string().optional(),
      alt: z.string(),
      caption: z.string().optional(),
    }),
  ),
  section(
    "chart",
    z.looseObject({ kind: z.string(), series: z.array(z.unknown()), labels: z.array(z.unknown()) }),
  ),
]);
export type Section = z.infer<typeof Section>;

export const UnifiedDocument = z.looseObject({
  metadata: z.looseObject({
    title: z.string(),
    language: z.string(),
    authors: z.array(z.string()).optional(),
  }),
  sections: z.array(Section),
  /** What `[^key]` in a text leads to. */
  footnotes: z.record(z.string(), z.string()).optional(),
});
export type UnifiedDocument = z.infer<typeof UnifiedDocument>;
