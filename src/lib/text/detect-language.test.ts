import fc from "fast-check";
import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";

test.each([
  ["en", "How many vacation days do part-time employees get?"],
  ["de", "Wie viele Ferientage haben Teilzeitangestellte?"],
  ["fr", "Combien de jours de vacances ont les employés à temps partiel ?"],
  ["it", "Quanti giorni di ferie hanno i dipendenti a tempo parziale?"],
  ["es", "¿Cuántos días de vacaciones tienen los empleados a tiempo parcial?"],
  ["ru", "Сколько дней отпуска у сотрудников?"],
  ["zh", "兼职员工有多少天假期？"],
])("knows %s from one sentence", (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  "Jau na sai betg tge che nus duain far cun questas chartas.",
  "Mincha persuna ha il dret da viver en segirezza e tranter amis.",
])("knows Romansh, which is neither Italian nor Spanish: %s", (text) => {
  expect(detectLanguage(text)).toBe("rm");
});

test.each([
  ["it", "La persona che ha il diritto di vivere in questa casa è mia sorella."],
  ["es", "Las personas que han venido con nosotros son de la ciudad."],
  ["fr", "Il a la clé de la maison, et elle est en ville avec nous."],
  ["ro", "Persoana care a venit cu noi este din oraș."],
])("does not take %s for Romansh", (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each(["", "   ", "12 345.60", "Budget", "?!", "🙂🙂"])("does not guess from %j", (text) => {
  expect(detectLanguage(text)).toBe("unknown");
});

test("always gives a code or unknown, and the same one twice", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const language = detectLanguage(text);
      expect(language).toMatch(/^([a-z]{2,3}|unknown)$/);
      expect(detectLanguage(text)).toBe(language);
    }),
  );
});

test("French questions are no Romansh", () => {
  expect(detectLanguage("Quels cours commencent en novembre ?")).toBe("fr");
  expect(detectLanguage("Quels jours de la semaine le cabinet est-il nettoyé ?")).toBe("fr");
});
