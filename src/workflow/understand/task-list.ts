import { lineAbove, splitLines } from "../../lib/text/split-lines.ts";
import { readAsk } from "./classify-role.ts";

/** Headings under which a list says how the result has to be, in en, de, fr, it and es. */
const rules =
  /(?<!\p{L})(?:requirements?|rules?|constraints?|conditions?|features?|criteria|guidelines?|steps?|tasks?|todos?|instructions?|questions?|anforderung(?:en)?|vorgaben?|regeln?|bedingung(?:en)?|kriterien|schritte|aufgaben?|fragen|exigences?|règles?|contraintes?|critères?|consignes?|étapes?|tâches?|requisiti|regole|vincoli|criteri|istruzioni|passi|compiti|domande|requisitos|reglas|restricciones|criterios|instrucciones|pasos|tareas|preguntas)(?!\p{L})/iu;

const pointer = /^(?:<?https?:\/\/\S+>?|[\w./\\-]+\.\w{2,5})$/u;

/** Points to work off, rules, links or file names: a list that is part of the request itself. */
export function isTaskList(message: string, { start, end }: { start: number; end: number }): boolean {
  if (standsUnderRules(message, start)) return true;
  const items = toItems(message.slice(start, end));
  const own = items.filter((item) => readAsk(item).head !== undefined || pointer.test(item));
  return own.length >= items.length / 3;
}

/** "Requirements:" right above it makes a text part of the request. */
export function standsUnderRules(message: string, start: number): boolean {
  const above = lineAbove(message, start);
  return above.length <= 120 && /[:：]$/u.test(above) && rules.test(above);
}

/** Addresses and file names stay where they are read: in the request. */
export function isMostlyPointers(text: string): boolean {
  const items = toItems(text);
  return items.filter((item) => pointer.test(item)).length >= items.length / 2;
}

function toItems(text: string): string[] {
  return splitLines(text)
    .map((line) => line.text.replace(/^\s*(?:[-*•–▪◦]|\(?\w{1,4}[.)])\s+/u, "").trim())
    .filter((item) => item !== "");
}
