import { expect, test } from "vitest";
import { documentKindOf } from "./document-kind.ts";

test.each([
  ["Draft a three-sentence e-mail to accounts payable with both amounts.", "mail"],
  ["Draft a short reply to a customer who lost the letter.", "mail"],
  ["Verfasse danach ein kurzes Schreiben an das Gericht", "letter"],
  ["Schreibe einen Brief an die Mieterin.", "letter"],
  ["Rédige un courriel de cinq lignes.", "mail"],
  ["Une lettre d'une page au demandeur, en Word", "letter"],
  ["Un promemoria in Word di una pagina", "memo"],
  ["Eine halbseitige Word-Notiz", "memo"],
  ["Una presentazione PowerPoint di 3-5 diapositive", "slides"],
  ["Redacta una carta al proveedor", "letter"],
  ["Write a report on the e-mails of last year.", "report"],
  ["Brief summary of the letters", "report"],
  ["Write a brief summary.", "report"],
])("%s is a %s", (order, kind) => {
  expect(documentKindOf(order)).toBe(kind);
});

test("a format says it where no word does; nothing says nothing", () => {
  expect(documentKindOf("Show the results", ["pptx"])).toBe("slides");
  expect(documentKindOf("Show the results", ["docx"])).toBeUndefined();
});
