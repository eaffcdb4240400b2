import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTables } from "../../src/data/data.ts";
import { groups, makeOrders } from "./orders.ts";
import { orderQuestions } from "./order-questions.ts";
import type { QuestionSet } from "./question.ts";

const grouped = (digits: string, mark: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, mark);

interface Look {
  name: string;
  delimiter: string;
  amount(cents: number): string;
  date(iso: string): string;
  yes: [string, string];
  heads: [string, string, string, string, string, string];
}

const marked = (groupMark: string, decimalMark: string) => (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${grouped(digits.slice(0, -2), groupMark)}${decimalMark}${digits.slice(-2)}`;
};
const turned = (mark: string) => (iso: string) => iso.split("-").toReversed().join(mark);
const french = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

const looks: Look[] = [
  {
    name: "de-CH",
    delimiter: ";",
    amount: (cents) => `CHF ${marked("'", ".")(cents)}`,
    date: turned("."),
    yes: ["ja", "nein"],
    heads: ["Datum", "Lieferant", "Ort", "Betrag", "Menge", "Bezahlt"],
  },
  {
    name: "de-DE",
    delimiter: ";",
    amount: marked(".", ","),
    date: turned("."),
    yes: ["ja", "nein"],
    heads: ["Datum", "Lieferant", "Ort", "Betrag (EUR)", "Menge", "Bezahlt"],
  },
  {
    name: "en-US",
    delimiter: ",",
    amount: (cents) => (cents < 0 ? `(${marked(",", ".")(-cents)})` : marked(",", ".")(cents)),
    date: (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
    yes: ["yes", "no"],
    heads: ["Date", "Supplier", "City", "Amount in USD", "Quantity", "Paid"],
  },
  {
    name: "fr",
    delimiter: "\t",
    amount: marked("\u202f", ","),
    date: (iso) => `${Number(iso.slice(8))} ${french[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
    yes: ["oui", "non"],
    heads: ["Date", "Fournisseur", "Ville", "Montant [€]", "Quantité", "Payé"],
  },
  {
    name: "plain",
    delimiter: ",",
    amount: marked("", "."),
    date: (iso) => iso,
    yes: ["true", "false"],
    heads: ["date", "supplier", "city", "amount", "quantity", "paid"],
  },
];

/** The same orders as files of five kinds of writing, small and held, or scanned; and a list of places to join. */
export async function generatedSets(): Promise<QuestionSet[]> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-table-questions-"));
  const orders = makeOrders(900);
  const sets: QuestionSet[] = [];
  for (const look of looks) {
    const quote = (text: string) =>
      text.includes(look.delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
    const rows = orders.map((order) => [
      look.date(order.date),
      order.supplier,
      order.city,
      order.cents === undefined ? "" : look.amount(order.cents),
      String(order.quantity),
      look.yes[order.paid ? 0 : 1],
    ]);
    const path = join(folder, `${look.name}.csv`);
    await writeFile(
      path,
      `${[look.heads, ...rows].map((row) => row.map(quote).join(look.delimiter)).join("\n")}\n`,
    );
    const places = join(folder, `places-${look.name}.csv`);
    await writeFile(
      places,
      `place,region\n${Object.entries(groups)
        .map((pair) => pair.join(","))
        .join("\n")}\n`,
    );
    const files = [
      { path, fileName: `${look.name}.csv` },
      { path: places, fileName: "places.csv" },
    ];
    const tables = await openTables({ files });
    sets.push({ name: `generated, ${look.name}`, tables, questions: orderQuestions(orders, look.heads) });
    if (look.name === "plain" || look.name === "de-DE" || look.name === "de-CH") {
      const scanned = await openTables({ files }, { heldBytes: 1_000 });
      const simple = orderQuestions(orders, look.heads).filter(({ id }) => !id.startsWith("paid"));
      sets.push({ name: `scanned, ${look.name}`, tables: scanned, questions: simple });
    }
  }
  return sets;
}
