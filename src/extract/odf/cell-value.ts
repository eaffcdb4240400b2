import type { Cell } from "../../model/document.ts";
import { serialToIso } from "../sheet/serial-date.ts";

export interface CellValue {
  value: Cell;
  /** What a person sees. */
  shown: string;
  type?: "date" | "error";
}

/** What an OpenDocument cell holds, in a sheet, on a slide or behind a chart. */
export function cellValue(attributes: Record<string, string>, text: string): CellValue {
  if (attributes["calcext:value-type"] === "error") return { value: text, shown: text, type: "error" };
  switch (attributes["office:value-type"]) {
    case "float":
    case "percentage":
    case "currency": {
      const value = Number(attributes["office:value"]);
      return Number.isFinite(value) ? { value, shown: text === "" ? String(value) : text } : asText(text);
    }
    case "date": {
      const value = attributes["office:date-value"]?.replace(/\.0+$/, "").replace(/T00:00:00$/, "");
      return value === undefined ? asText(text) : { value, shown: text === "" ? value : text, type: "date" };
    }
    case "time":
      return timeOf(attributes["office:time-value"] ?? "", text);
    case "boolean":
      return { value: attributes["office:boolean-value"] === "true", shown: text };
    default:
      return asText(text === "" ? (attributes["office:string-value"] ?? "") : text);
  }
}

function asText(text: string): CellValue {
  return { value: text === "" ? null : text, shown: text };
}

/** A time of the day as such; a longer stretch as days, as other spreadsheets count it. */
function timeOf(duration: string, text: string): CellValue {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/.exec(duration);
  if (found === null) return asText(text);
  const [hours, minutes, seconds] = [found[1], found[2], found[3]?.replace(",", ".")].map((part) =>
    Number(part ?? 0),
  );
  const days = ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)) / 86_400;
  const iso = days < 1 ? serialToIso(days, false) : undefined;
  const shown = text === "" ? (iso ?? duration) : text;
  return iso === undefined ? { value: days, shown } : { value: iso, shown, type: "date" };
}
