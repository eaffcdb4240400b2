import { createReadStream } from "node:fs";
import { fieldLabel, headLabel, languageOfCountry } from "../../../lexicon/invoice-labels.ts";
import type { FieldTerm } from "../../../lexicon/invoice-labels.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import type { TableNote } from "../../../model/document.ts";
import { oneLine } from "../../one-line.ts";
import { readXml } from "../read-xml.ts";
import type { XmlHandlers } from "../read-xml.ts";
import type { NewPart, Reading } from "../../reader.ts";
import { createXmlBlocks } from "../../text/xml-blocks.ts";
import { collectFields, pathOf } from "./collect-fields.ts";
import type { InvoiceField, InvoiceSurvey } from "./collect-fields.ts";
import type { InvoiceFormat } from "./invoice-format.ts";
import { createLeafStream } from "./leaf-stream.ts";
import { readPageStatements } from "./page-statements.ts";
import type { PageStatements } from "./page-statements.ts";
import { columnOf } from "./record-columns.ts";
import { tellValue, withCurrency } from "./tell-value.ts";
import { writeRecords } from "./write-records.ts";

type Given = Pick<Reading, "source" | "sink" | "around">;

/**
 * An electronic invoice: its terms as labels with values, its lines as a table, and then, as plain XML, only what is in
 * neither, so that no passage is found twice and nothing is lost. What the page around it says is not said again. Read three times, each time as a stream: labels and
 * currency may stand behind the lines, and parts of one table must follow each other.
 */
export async function readInvoice(format: InvoiceFormat, given: Given): Promise<void> {
  const { sink } = given;
  const survey = await surveyInvoice(format, given);
  const language = languageOf(survey);
  const heading = [titleOf(format, survey, language)];
  const currency = firstOf(survey, "currency");
  const page = readPageStatements(given.around ?? []);
  const fields = withoutStated(survey, page, language);
  if (fields.length > 0) await sink.part({ ...printFields(fields, { language, currency }), heading });
  const records = writeRecords(format, { survey, language, heading, currency, page });
  const stream = createLeafStream(records.handlers, format);
  await readAll(given, stream, async () => {
    for (const part of records.take()) await sink.part(part);
  });
  for (const part of records.end()) await sink.part(part);
  const taken = new Map(survey.fields.map(({ path, attributes }) => [path, attributes]));
  const blocks = createXmlBlocks();
  const rest = createLeafStream(
    {
      leaf(leaf) {
        if (format.implied[leaf.key] === leaf.text) return [];
        const column = columnOf(format, leaf);
        if (column === undefined) return taken.get(pathOf(leaf));
        const unit = column.rule.unit?.attribute;
        return [...tellValue(leaf, column.rule.kind).attributes, ...(unit === undefined ? [] : [unit])];
      },
    },
    { ...format, rest: blocks },
  );
  await readAll(given, rest, async () => {
    for (const part of blocks.take()) await sink.part(part);
  });
}

async function readAll(
  { source: { path, fileName, bytes }, sink }: Given,
  handlers: Omit<XmlHandlers, "pause">,
  handOver: () => Promise<void>,
): Promise<void> {
  const stream = createReadStream(path, { highWaterMark: 262_144 });
  const pause = async () => {
    await handOver();
    sink.progress(stream.bytesRead, bytes);
  };
  await readXml(stream, { ...handlers, pause }, { fileName, doctype: "ignore" });
}

async function surveyInvoice(format: InvoiceFormat, given: Given): Promise<InvoiceSurvey> {
  const { handlers, survey } = collectFields(format);
  await readAll(given, createLeafStream(handlers, format), async () => {});
  return survey();
}

function firstOf({ fields }: InvoiceSurvey, term: FieldTerm): string | undefined {
  return fields.find((field) => field.term === term)?.text;
}

/** Labels in the language that the seller's invoices are read in. */
function languageOf(survey: InvoiceSurvey): Language {
  return languageOfCountry[firstOf(survey, "sellerCountry")?.toUpperCase() ?? ""] ?? "en";
}

function titleOf({ title }: InvoiceFormat, survey: InvoiceSurvey, language: Language): string {
  const number = firstOf(survey, "number") ?? firstOf(survey, "creditNumber") ?? "";
  // 381 is the code of credit notes where both have one root
  const isCredit = title === "creditNote" || ["381", "TD04"].includes(firstOf(survey, "typeCode") ?? "");
  return `${headLabel(isCredit ? "creditNote" : "invoice", language)} ${number}`.trim();
}

/** What the page tells with the same label and value is told by it. */
function withoutStated({ fields }: InvoiceSurvey, page: PageStatements, language: Language): InvoiceField[] {
  return fields.filter(
    ({ term, rule, text, isDate }) =>
      !page.states(fieldLabel(term, language), { text, kind: isDate === true ? "date" : rule.kind }),
  );
}

/** A row for each term; the second of a term has its number. */
function printFields(
  fields: readonly InvoiceField[],
  { language, currency }: { language: Language; currency: string | undefined },
): NewPart {
  const counts = new Map<FieldTerm, number>();
  const notes: TableNote[] = [];
  const rows = fields.map(({ term, rule, text, currency: own, isDate, path, line }, row) => {
    const count = (counts.get(term) ?? 0) + 1;
    counts.set(term, count);
    notes.push({ row, column: 1, ...(isDate === true && { type: "date" }), path, line });
    const label = fieldLabel(term, language);
    const value = rule.kind === "amount" ? withCurrency(text, own ?? currency) : text;
    // the colon tells tables of labels from tables with heads
    return [`${label}${count === 1 ? "" : ` ${count}`}:`, value];
  });
  const [{ path, line } = { path: "", line: 1 }] = fields.toSorted((a, b) => a.line - b.line);
  const root = `/${path.split("/")[1] ?? ""}`;
  // without bars between label and value, as people write them: lines that can be quoted
  return {
    ...{ type: "table", text: rows.map((row) => oneLine(row.join(" "))).join("\n"), table: { rows, notes } },
    position: { path: root, line },
  };
}
