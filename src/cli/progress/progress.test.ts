import { expect, test } from "vitest";
import type { WorkflowEvent } from "../../model/event.ts";
import { foldProgress, foldReading, foldTaking, noProgress } from "./fold-progress.ts";
import { closingLine, liveLine } from "./live-line.ts";
import { fitColumns } from "./terminal.ts";

const called = (tokensIn: number, price: number) =>
  ({
    type: "ai-called",
    usage: { tokensIn, tokensOut: 100, price, currency: "EUR" },
  }) as unknown as WorkflowEvent;
const reading = { type: "action-progressed", done: 2, total: 98, item: "scan.pdf" } as const;

test("the line says what is done, which file of how many, which page, what it cost and for how long", () => {
  let state = foldProgress(noProgress, called(12_345, 0.0123), "de");
  state = foldProgress(state, reading, "de");
  state = foldReading(state, { fileName: "scan.pdf", done: 4, total: 12 });
  expect(liveLine(state, { language: "de", elapsedMs: 65_000 })).toEqual({
    doing: "Lese scan.pdf",
    place: ["Datei 3 von 98", "Seite 4 von 12"],
    costs: ["12.445 Tokens", "0.0123 EUR"],
    time: "1:05",
  });
});

test("what is said of another file than the one that is read is left out", () => {
  const state = foldProgress(noProgress, reading, "en");
  expect(foldReading(state, { fileName: "other.pdf", done: 4, total: 12 })).toBe(state);
});

test("in the end it says how many files were read and skipped: hidden ones and those that could not be read", () => {
  let state = foldTaking(noProgress, { kind: "listed", files: 3, skipped: 9, unreadable: [] }, "en");
  const readAs = (documentId: string) => {
    const extracted = [{ documentId, partsSha256: "", partCount: 1, letters: 1, warnings: [] }];
    return { type: "documents-read", extracted, extraction: { ocr: "auto" } } as const;
  };
  state = foldProgress(state, readAs("a"), "en");
  expect(closingLine(state, { language: "en", elapsedMs: 2_000 })).toBe("1 file read, 11 skipped · 0:02");
  // a second task that reads the same file reads no other one
  state = foldProgress(foldProgress(state, readAs("a"), "en"), readAs("b"), "en");
  expect(closingLine(state, { language: "fr", elapsedMs: 2_000 })).toBe("2 fichiers lus, 10 ignorés · 0:02");
});

test("a line is cut to the columns that its letters take", () => {
  expect(fitColumns("abcdef", 10)).toBe("abcdef");
  expect(fitColumns("abcdef", 4)).toBe("abc…");
  expect(fitColumns("契約書.pdf", 6)).toBe("契約…");
});
