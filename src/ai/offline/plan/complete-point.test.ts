import { expect, test } from "vitest";
import { completePoint } from "./complete-point.ts";

test.each([
  ["Was kostet die Miete", "wann ist sie fällig?", "wann ist die Miete fällig?"],
  [
    "Wie hoch ist die Anzahlung an den Gasthof",
    "bis wann müssen wir sie leisten?",
    "bis wann müssen wir die Anzahlung leisten?",
  ],
  ["Wann kommt der Monteur", "was kostet er?", "was kostet der Monteur?"],
  ["How high is the deposit", "when is it paid back?", "when is the deposit paid back?"],
  ["Combien coûte la formation", "quand est-ce qu'elle commence ?", "quand est-ce qu'elle commence ?"],
  ["Combien coûte la formation", "quand elle commence", "quand la formation commence"],
])("a pronoun is the thing of the question before: %s, %s", (before, point, whole) => {
  expect(completePoint(point, before)).toBe(whole);
});

test.each([
  ["Wie viele Ferientage gibt die Firma", "wann verfallen sie?"],
  ["Was kostet die Fahrt für die Gruppe mit dem Bus", "wann bezahlen wir sie?"],
  ["Was kostet das Abo", "wann können Sie liefern?"],
  ["Was kostet der Kurs", "wo ist sie?"],
])("one that may stand for something else is left: %s, %s", (before, point) => {
  expect(completePoint(point, before)).toBe(point);
});
