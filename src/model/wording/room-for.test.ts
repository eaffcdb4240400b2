import { expect, test } from "vitest";
import { roomFor } from "./room-for.ts";

test.each([
  ["a one-page PDF note", /^one page: at most about 310 words/u],
  ["eine halbseitige Word-Notiz", /^half a page: at most about 150 words/u],
  ["une lettre d'une page", /^one page/u],
  ["un promemoria di una pagina", /^one page/u],
  ["2 bis 3 Seiten", /^3 pages: at most about 950 words/u],
  ["un informe de dos páginas", /^2 pages/u],
])("%s", (text, room) => {
  expect(roomFor([text])).toMatch(room);
});

test("a place is no length, and nothing said is nothing", () => {
  expect(roomFor(["What stands on page 3?"])).toBeUndefined();
  expect(roomFor(["Write a letter."])).toBeUndefined();
});
