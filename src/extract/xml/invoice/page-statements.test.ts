import { describe, expect, test } from "vitest";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { makeUbl } from "../../../../test/fixtures/make-invoice.ts";
import { readXmlFile } from "../xml.ts";
import { readPageStatements } from "./page-statements.ts";

describe("a page states a value", () => {
  const page = readPageStatements([
    "Rechnung R-2031-0007",
    "Rechnungsdatum: | 04.03.2031",
    "IBAN: DE02 1203 0000 0000 2020 51",
    "Gesamtbetrag 1'250,50 CHF",
    "1 | Schrauben M6 | 10 | 12,50 | 125,00",
  ]);
  test.each([
    ["Rechnungsnummer", "R-2031-0007", "text", true],
    ["Rechnungsdatum", "2031-03-04", "date", true],
    ["IBAN oder Konto", "DE02120300000000202051", "text", true],
    ["Gesamtbetrag mit Umsatzsteuer", "1250.50", "amount", true],
    ["Fälliger Betrag", "1250.50", "amount", false],
    ["Gesamtbetrag mit Umsatzsteuer", "1250.51", "amount", false],
    ["Gesamtbetrag der Nachlässe", "0.00", "amount", false],
    ["Lieferdatum", "2031-03-04", "date", false],
    ["Rechnungsart (Code)", "380", "text", false],
  ] as const)("%s %s as %s: %s", (...[label, text, kind, isStated]) => {
    expect(page.states(label, { text, kind })).toBe(isStated);
  });

  test("together with others in one row, or not at all", () => {
    const row = ["1", "Schrauben M6", "10.000", "12.5", "C62"].map((text) => ({
      text,
      kind: "text" as const,
    }));
    expect(page.rowWith(row)).toEqual([true, true, true, true, false]);
    expect(page.rowWith(row.slice(0, 1))).toEqual([false]);
  });
});

test("an invoice inside a page tells only what the page does not", async () => {
  const around = [
    "Rechnung R-2031-0007",
    "Rechnungsdatum 04.03.2031",
    "Pos | Artikel | Menge | Preis | Betrag",
    "1 | Schrauben M6 | 10 | 12,50 | 125,00",
    "2 | Schrauben M6 | 10 | 12,50 | 125,00",
  ];
  const read = async (lines?: readonly string[]) =>
    (
      await collectParts(
        (reading) => readXmlFile({ ...reading, ...(lines && { around: lines }) }),
        Buffer.from(makeUbl()),
        { fileName: "factur-x.xml" },
      )
    ).parts;
  const labels = (parts: Awaited<ReturnType<typeof read>>) =>
    parts[0]?.table?.rows.map(([label]) => label) ?? [];
  const [alone, inside] = [await read(), await read(around)];
  const told = labels(alone).filter((label) => !labels(inside).includes(label));
  expect(told).toEqual(["Rechnungsnummer:", "Rechnungsdatum:"]);
  expect(inside[0]?.heading).toEqual(["Rechnung R-2031-0007"]);
  const lines = inside.find(({ heading }) => heading?.[1] === "Rechnungspositionen");
  expect(lines?.table?.rows).toEqual([
    ["Position", "Einheit", "Steuerkategorie", "Steuersatz (%)"],
    ["1", "C62", "S", "19"],
    ["2", "C62", "S", "19"],
  ]);
});
