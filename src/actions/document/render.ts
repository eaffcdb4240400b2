import { z } from "zod";
import { tableNames } from "../../lexicon/table-words.ts";
import { Failure } from "../../model/failure.ts";
import { writableFormats } from "../../render/render.ts";
import { defineAction } from "../define-action.ts";
import { bindDocument, nameFile } from "./bind-document.ts";
import { keepTables } from "./keep-tables.ts";
import { storeMadeFrom } from "./made-from.ts";
import { partsOfExtracted } from "./store-parts.ts";
import { writeDocument } from "./write-document.ts";

const speaksOfTable = new RegExp(tableNames, "iu");
const tableFormats = new Set(["xlsx", "csv"]);

const Format = z
  .string()
  .transform((given) => given.trim().toLowerCase().replace(/^\./, ""))
  .pipe(z.enum(writableFormats, `must be one of ${writableFormats.join(", ")}`));

/** Writes the first document that was bound, an earlier result or any other file, and else what the task has made. */
export const render = defineAction({
  name: "document.render",
  summary: `Write a document, an earlier result or an attached file in another format: ${writableFormats.join(", ")}.`,
  effect: "read",
  needs: { documents: "optional", connection: "none" },
  parameters: z.object({
    format: Format.describe(`one of ${writableFormats.join(", ")}`),
    fileName: z.string().min(1).optional().describe("without a folder"),
    theme: z.string().optional(),
    contents: z.boolean().optional().describe("whether it begins with a table of contents"),
    numberedHeadings: z.boolean().optional(),
    header: z.string().optional(),
    footer: z.string().optional(),
    tablesOnly: z.boolean().optional().describe("whether only its tables are written"),
  }),
  inferParameters({ intent, objective }) {
    const [format, ...others] = intent.expectedFormats;
    if (format === undefined || others.length > 0 || !writableFormats.includes(format)) return undefined;
    return tableFormats.has(format) && speaksOfTable.test(objective)
      ? { format, tablesOnly: true }
      : { format };
  },
  async run({ fileName, tablesOnly = false, theme, ...wanted }, context) {
    const { run, blobs } = context;
    const bound = await bindDocument(context);
    if (bound === undefined)
      throw new Failure(
        "invalid",
        "There is nothing to write: no document was named, and the task has made none yet.",
      );
    const name = nameFile({ fileName, format: wanted.format, bound });
    const id = context.newId("doc");
    const rendered = await run.step(`render ${name}`, async ({ signal }) => {
      const { document: whole, sources } = await bound.load(signal);
      const tables = tablesOnly ? keepTables(whole) : undefined;
      const document = tables ?? whole;
      const wishes = Object.fromEntries(
        Object.entries({ ...wanted, theme }).filter(([, value]) => value !== undefined),
      );
      const madeFrom = await storeMadeFrom(blobs, { document, sources }, signal);
      const { file, warnings } = await writeDocument(
        { id, fileName: name, format: wanted.format, document, sources, madeFrom, wishes },
        { ...context, partsOf: partsOfExtracted(context, signal), signal },
      );
      const noTables = { code: "tables", message: "It has no tables, so the whole document was written." };
      return {
        document: file,
        warnings: [...warnings, ...(tablesOnly && tables === undefined ? [noTables] : [])],
      };
    });
    return { kind: "rendered", summary: `${name}, ${rendered.document.bytes} bytes`, ...rendered };
  },
});
