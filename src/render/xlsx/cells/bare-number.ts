import { displayWidth } from "../../display-width.ts";
import type { TableCell } from "../../layout.ts";

/** A number as long tables have it: with a format, without a text of its own. */
export type BareNumber = TableCell & { value: number };

export function isBareNumber(cell: TableCell): cell is BareNumber {
  return (
    typeof cell.value === "number" &&
    cell.spans.length === 0 &&
    cell.note === undefined &&
    cell.columns === 1 &&
    cell.rows === 1 &&
    Number.isFinite(cell.value)
  );
}

/** Bare numbers of one column and format. */
export interface NumberGroup {
  /** Of their look. */
  key: string;
  least: number;
  most: number;
}

export function widenGroup(group: NumberGroup, value: number): void {
  if (value < group.least) group.least = value;
  if (value > group.most) group.most = value;
}

/** What stands for itself in a format: "CHF", \x, [$€], the space of _x; colours and fillers show nothing. */
const literal = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_(.)|\*./g;

/** Characters that the widest number of a group takes. */
export function groupWidth({ least, most }: NumberGroup, format: string | undefined): number {
  if (format === undefined) return Math.max(String(least).length, String(most).length);
  const [positive = ""] = format.split(";");
  const shown = positive.replaceAll(literal, "");
  const signs = Array.from(positive.matchAll(literal), (found) => found.slice(1).join("")).join("");
  const decimals = /\.([0#?]+)/.exec(shown)?.[1]?.length ?? 0;
  const scale = shown.includes("%") ? 100 : 1;
  const size = Math.max(Math.abs(least), Math.abs(most)) * scale + 0.5 / 10 ** decimals;
  const digits = Math.max(1, Math.floor(Math.log10(size)) + 1);
  const groups = shown.includes(",") ? Math.floor((digits - 1) / 3) : 0;
  const others = displayWidth(signs + shown.replaceAll(/[0#?.,]/g, ""));
  return digits + groups + (decimals === 0 ? 0 : decimals + 1) + others + (least < 0 ? 1 : 0);
}
