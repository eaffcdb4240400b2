import { toText } from "../to-text.ts";
import { saysUnit, unitKey } from "./written-unit.ts";

/** The head of a column with the unit of its numbers, unless it says it already: "Price (CHF)". */
export function withUnit<Head>(head: Head, unit: string): Head | string | (Head & { value: string }) {
  const text = toText(head).trim();
  const key = unitKey(unit);
  if (text === "" || key === undefined || saysUnit(text, key)) return head;
  const said = `${text} (${unit.replace(/\.$/, "")})`;
  return typeof head === "object" && head !== null ? { ...head, value: said } : said;
}
