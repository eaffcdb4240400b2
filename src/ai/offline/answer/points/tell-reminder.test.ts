import { expect, test } from "vitest";
import { findParts } from "../../plan/find-parts.ts";
import { reminderPart } from "../../plan/written/find-reminder.ts";
import { documentKindOf } from "../../../../model/wording/document-kind.ts";
import { tellReminder } from "./tell-reminder.ts";

const bill = (document: string, number: string) =>
  [
    `Rechnung Nr. ${number}`,
    "Datum: 2. März 2026 – Zahlbar bis: 1. April 2026",
    "Leistung | Betrag (CHF)\nReinigung | 400.00\nTotal inkl. MwSt | 432.40",
  ].map((text, at) => ({ id: `${document}${at}`, document, text }));

const points = ["Rechnungsnummer", "Rechnungsdatum", "Rechnungsbetrag", "Fälligkeitsdatum", "IBAN"];
const tell = (number: string | undefined, evidence: ReturnType<typeof bill>) =>
  points.map((point) =>
    tellReminder({ point, number }, { language: "de", evidence }).map(({ text }) => text),
  );

test("each field of the invoice that is meant, and nothing where it is not there", () => {
  const line = "Datum: 2. März 2026 – Zahlbar bis: 1. April 2026";
  expect(tell("77", [...bill("a.txt", "77"), ...bill("b.txt", "78")])).toEqual([
    ["Rechnung Nr: 77"],
    [line],
    ["Total inkl. MwSt: 432.40"],
    [line],
    [],
  ]);
  expect(tell(undefined, bill("a.txt", "77"))[2]).toEqual(["Total inkl. MwSt: 432.40"]);
});

test("nobody can tell which invoice is meant", () => {
  const none = points.map(() => []);
  expect(tell(undefined, [...bill("a.txt", "77"), ...bill("b.txt", "78")])).toEqual(none);
  expect(tell("79", bill("a.txt", "77"))).toEqual(none);
});

test("the row of a list of invoices", () => {
  const rows = [
    ["A-1", "Muster", "10.00", "1. Mai 2026"],
    ["A-2", "Probe", "20.00", "2. Mai 2026"],
  ];
  const head = [["Rechnungsnummer", "Kunde", "Betrag (CHF)", "Zahlbar bis"]];
  const table = { head, headRow: 1, rows, firstRow: 2, firstColumn: 1 };
  const text = [...head, ...rows].map((row) => row.join(" | ")).join("\n");
  const evidence = [{ id: "e1", document: "offen.csv", text, table }];
  const total = tellReminder({ point: "Rechnungsbetrag", number: "A-2" }, { language: "de", evidence });
  expect(total.map((claim) => claim.text)).toEqual(["Rechnungsnummer: A-2; Betrag (CHF): 20.00"]);
});

test.each([
  ["en", "Write a payment reminder for invoice no. 77.", "77", "letter"],
  ["de", "Schreibe eine Mahnung für die Rechnung Nr. 2026-12 an Muster.", "2026-12", "letter"],
  ["de", "Bitte verfasse eine Zahlungserinnerung als E-Mail.", undefined, "mail"],
  ["fr", "Rédigez un rappel de paiement pour la facture 2026-12", "2026-12", "letter"],
  ["it", "Scrivi un sollecito di pagamento per la fattura n. 31/26", "31/26", "letter"],
  ["es", "Escribe un recordatorio de pago para la factura 9", "9", "letter"],
])("a payment reminder is a letter about an invoice (%s): %s", (language, ...[text, number, kind]) => {
  const [part, draft] = findParts(`${text}`, language);
  expect(part?.points).toHaveLength(points.length);
  expect(reminderPart(part?.text ?? "")).toEqual({ number });
  expect([draft?.role, documentKindOf(`${text}`)]).toEqual(["DRAFT", kind]);
});

test.each([
  ["de", "Was kostet die zweite Mahnung?"],
  ["en", "Summarise the payment reminder."],
  ["en", "Write a reminder for the volunteers: when and where we meet."],
])("other orders are none (%s): %s", (language, text) => {
  expect(findParts(text, language).some((part) => reminderPart(part.text) !== undefined)).toBe(false);
});
