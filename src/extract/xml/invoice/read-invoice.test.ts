import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { makeCii, makeFattura, makeUbl } from "../../../../test/fixtures/make-invoice.ts";
import { readXmlFile } from "../xml.ts";
import type { NewPart } from "../../reader.ts";

const read = async (text: string) =>
  (await collectParts(readXmlFile, Buffer.from(text), { fileName: "letter.xml" })).parts;
const rowsOf = (part: NewPart | undefined) => part?.table?.rows ?? [];
const fieldsOf = (parts: readonly NewPart[]) =>
  Object.fromEntries(rowsOf(parts[0]).map(([label, value]) => [String(label), value]));
const tablesOf = (parts: readonly NewPart[], title: string) =>
  parts.filter(({ heading }) => heading?.[1] === title);
const plainOf = (parts: readonly NewPart[]) =>
  parts
    .filter(({ heading }) => heading === undefined)
    .map(({ text }) => text)
    .join("\n");

test("a UBL invoice is a block of labels in the seller's language, then its lines", async () => {
  const parts = await read(makeUbl());
  expect(parts[0]).toMatchObject({ type: "table", heading: ["Rechnung R-2031-0007"] });
  expect(fieldsOf(parts)).toMatchObject({
    "Rechnungsnummer:": "R-2031-0007",
    "Rechnungsdatum:": "2031-03-04",
    "Fälligkeitsdatum:": "2031-04-03",
    "Verkäufer:": "Muster GmbH",
    "Käufer:": "Beispiel GmbH",
    "Zahlungsbedingungen:": "30 Tage netto",
    "IBAN oder Konto:": "DE02120300000000202051",
    "Gesamtbetrag ohne Umsatzsteuer:": "250.00 EUR",
    "Gesamtbetrag der Umsatzsteuer:": "47.50 EUR",
    "Fälliger Betrag:": "297.50 EUR",
    "Bemerkung 2:": "Danke.",
  });
  const [lines] = tablesOf(parts, "Rechnungspositionen");
  expect(rowsOf(lines)).toEqual([
    [
      ...["Position", "Artikel", "Menge", "Einheit", "Einzelpreis (EUR)"],
      ...["Steuerkategorie", "Steuersatz (%)", "Nettobetrag (EUR)"],
    ],
    ["1", "Schrauben M6", "10", "C62", "12.50", "S", "19", "125.00"],
    ["2", "Schrauben M6", "10", "C62", "12.50", "S", "19", "125.00"],
  ]);
});

test("each value knows its element and line", async () => {
  const parts = await read(makeUbl());
  expect(parts[0]?.table?.notes?.[0]).toEqual({ row: 0, column: 1, path: "/ubl:Invoice/cbc:ID", line: 5 });
  const [lines] = tablesOf(parts, "Rechnungspositionen");
  expect(lines?.table?.notes?.[1]).toEqual({
    ...{ row: 2, column: 0, line: 39 },
    path: "/ubl:Invoice/cac:InvoiceLine[2]",
  });
});

test("a number for the tax office is not called a VAT number", async () => {
  expect(fieldsOf(await read(makeUbl()))).toMatchObject({
    "Verkäufer Umsatzsteuer-Identnummer:": "DE111111125",
    "Verkäufer Steuernummer:": "201/113/11125",
  });
  expect(fieldsOf(await read(makeCii()))).toMatchObject({
    "Vendeur numéro de TVA:": "FR11123456782",
    "Vendeur numéro fiscal:": "99",
  });
});

test("a cross industry invoice, whose currency stands behind its lines", async () => {
  const parts = await read(makeCii());
  expect(fieldsOf(parts)).toMatchObject({
    "Numéro de facture:": "F-88",
    "Date d’émission:": "2031-03-04",
    "Date d’échéance:": "2031-04-03",
    "Total de la TVA:": "160.00 EUR",
    "Total de la TVA 2:": "152.00 CHF",
    "Montant à payer:": "960.00 EUR",
  });
  expect(rowsOf(tablesOf(parts, "Lignes de facture")[0])[1]).toEqual([
    "1",
    "Table de réunion",
    "2",
    "C62",
    "400.00",
    "S",
    "20.00",
    "800.00",
  ]);
  expect(rowsOf(tablesOf(parts, "Ventilation de la TVA")[0])[1]).toEqual(["S", "20.00", "800.00", "160.00"]);
});

test("the first edition of ZUGFeRD under its own names", async () => {
  const older = makeCii()
    .replaceAll(
      "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
      "urn:ferd:CrossIndustryDocument:invoice:1p0",
    )
    .replaceAll("rsm:CrossIndustryInvoice", "rsm:CrossIndustryDocument")
    .replaceAll("rsm:ExchangedDocument>", "rsm:HeaderExchangedDocument>")
    .replaceAll("SupplyChainTradeTransaction", "SpecifiedSupplyChainTradeTransaction")
    .replaceAll("ApplicableHeaderTrade", "ApplicableSupplyChainTrade")
    .replaceAll("SpecifiedLineTrade", "SpecifiedSupplyChainTrade")
    .replaceAll("HeaderMonetarySummation", "MonetarySummation")
    .replaceAll("LineMonetarySummation", "MonetarySummation")
    .replaceAll("RateApplicablePercent", "ApplicablePercent");
  const parts = await read(older);
  expect(fieldsOf(parts)).toMatchObject({ "Numéro de facture:": "F-88", "Montant à payer:": "960.00 EUR" });
  expect(rowsOf(tablesOf(parts, "Lignes de facture")[0])[1]).toContain("800.00");
});

test("an Italian invoice", async () => {
  const parts = await read(makeFattura());
  expect(fieldsOf(parts)).toMatchObject({
    "Numero fattura:": "12/A",
    "Venditore partita IVA:": "01234567890",
    "Totale con IVA:": "122.00 EUR",
  });
  expect(rowsOf(tablesOf(parts, "Righe della fattura")[0])[1]).toEqual([
    "1",
    "Consulenza",
    "2.00",
    "ore",
    "50.00",
    "22.00",
    "100.00",
  ]);
});

test("credit notes and negative amounts are told as they are written", async () => {
  const credit = await read(makeUbl({ kind: "CreditNote", lines: [{ quantity: "-3", amount: "-37.50" }] }));
  expect(credit[0]?.heading).toEqual(["Gutschrift R-2031-0007"]);
  expect(rowsOf(tablesOf(credit, "Rechnungspositionen")[0])[1]).toEqual([
    "1",
    "Schrauben M6",
    "-3",
    "C62",
    "12.50",
    "S",
    "19",
    "-37.50",
  ]);
  const negative = await read(makeCii({ type: "381", sign: "-" }));
  expect(negative[0]?.heading).toEqual(["Avoir F-88"]);
  expect(fieldsOf(negative)).toMatchObject({ "Montant à payer:": "-960.00 EUR" });
});

test("two currencies among the lines stand beside each amount, not in the head", async () => {
  const parts = await read(makeUbl({ lines: [{}, { id: "2", currency: "CHF" }] }));
  const rows = rowsOf(tablesOf(parts, "Rechnungspositionen")[0]);
  expect(rows[0]).toContain("Nettobetrag");
  expect(rows.map((row) => row.at(-1))).toEqual(["Nettobetrag", "125.00 EUR", "125.00 CHF"]);
});

test("what is not mapped comes as plain XML, and what is mapped does not come again", async () => {
  const parts = await read(
    makeUbl({
      more: `<cac:Special><cbc:Thing>Sonderfall</cbc:Thing></cac:Special><cbc:Note>${"Ein langer Satz. ".repeat(60)}</cbc:Note>`,
    }),
  );
  const plain = plainOf(parts);
  expect(plain).toContain("Sonderfall");
  expect(plain).toContain("Ein langer Satz.");
  expect(plain).toContain("urn:example:profile");
  expect(plain).toContain("@schemeID: EM");
  for (const told of ["R-2031-0007", "Schrauben", "297.50", "Muster GmbH", "C62"])
    expect(plain).not.toContain(told);
});

test("a second value of a line has no place in its row and is kept", async () => {
  const parts = await read(
    makeUbl().replaceAll(
      "<cbc:Name>Schrauben M6</cbc:Name>",
      "<cbc:Name>Schrauben M6</cbc:Name><cbc:Name>zweiter Name</cbc:Name>",
    ),
  );
  expect(rowsOf(tablesOf(parts, "Rechnungspositionen")[0])[1]).toContain("Schrauben M6");
  expect(plainOf(parts)).toContain("zweiter Name");
});

test("an invoice with nearly nothing in it", async () => {
  const start = makeUbl();
  const bare = `${start.slice(0, start.indexOf("<cbc:CustomizationID>"))}<cbc:ID>1</cbc:ID></ubl:Invoice>`;
  expect((await read(bare)).map(({ text }) => text)[0]).toBe("Invoice number: 1");
  const empty = bare.replace("<cbc:ID>1</cbc:ID>", "<cbc:ID/>");
  expect((await read(empty)).every(({ type }) => type === "metadata")).toBe(true);
});

test("an element called Invoice of another namespace is no invoice of ours", async () => {
  const parts = await read('<Invoice xmlns="urn:other"><ID>1</ID><Total>5</Total></Invoice>');
  expect(parts.map(({ heading }) => heading)).toEqual([undefined]);
});

test("ten thousand lines make one table in parts that follow each other", async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at + 1), amount: `${at}.00` }));
  const parts = await read(makeUbl({ lines }));
  const at = parts.flatMap(({ heading }, index) => (heading?.[1] === "Rechnungspositionen" ? [index] : []));
  expect(at).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  const rows = at.flatMap((index) => rowsOf(parts[index]));
  expect(rows.length).toBe(10_001);
  expect(rows.at(-1)?.at(-1)).toBe("9999.00");
  expect(parts[2]?.table?.header?.[0]).toBe("Position");
});

test("thousands of notes, a file packed into it and deep nesting stay bounded", async () => {
  const notes = Array.from({ length: 3_000 }, (_, at) => `<cbc:Note>Notiz ${at}</cbc:Note>`).join("");
  const deep = `${"<cac:D>".repeat(300)}Tiefe${"</cac:D>".repeat(300)}`;
  const packed = `<cbc:EmbeddedDocumentBinaryObject>${"QUJD".repeat(20_000)}</cbc:EmbeddedDocumentBinaryObject>`;
  const parts = await read(makeUbl({ more: notes + deep + packed }));
  expect(rowsOf(parts[0]).length).toBeLessThanOrEqual(150);
  const plain = plainOf(parts);
  expect(plain).toContain("Notiz 2999");
  expect(plain).toContain("Tiefe");
  expect(plain).toContain("QUJDQUJD");
});

test("no word is lost and none comes twice, whatever stands where", async () => {
  const name = fc.constantFrom(
    ...["cbc:ID", "cbc:Note", "cac:InvoiceLine", "cac:Item", "cbc:Name", "cac:Price", "cbc:PriceAmount"],
    ...["cac:TaxTotal", "cac:TaxSubtotal", "cbc:TaxAmount", "cac:PaymentTerms", "cbc:LineExtensionAmount"],
  );
  const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
    tree: tie("node"),
    node: fc.oneof(
      { maxDepth: 4 },
      fc.stringMatching(/^[a-z]{1,9}$/).map((word) => ` w${word} `),
      fc
        .tuple(name, fc.array(tie("node"), { maxLength: 5 }), fc.boolean())
        .map(([own, inside, marked]) => `<${own}${marked ? ' k="wk"' : ""}>${inside.join("")}</${own}>`),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 8 }), async (nodes) => {
      const text = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${nodes.join("")}</Invoice>`;
      const words = (from: string) => from.match(/(?<!\w)w[a-z]+/g) ?? [];
      const parts = await read(text);
      expect(parts.flatMap((part) => words(part.text)).toSorted()).toEqual(words(text).toSorted());
    }),
    { numRuns: 100 },
  );
});
