import { compareCodePoints } from "../../lib/text/fold-text.ts";
import { compare, readDecimal } from "../fraction.ts";
import type { Column, PlainValue, TypedTable } from "./typed-table.ts";
import type { ColumnProfile, TableProfile } from "./table-profile.ts";

const mostColumns = 60;
const mostSamples = 5;
const longestSample = 40;
const countedTo = 10_000;

export function profileTable(table: TypedTable): TableProfile {
  const { id, name, title, document, rowCount, isSampled, columns, layout, viewOf, isHidden, remarks } =
    table;
  return {
    ...{ id, name, document, rows: rowCount, isSampled, layout, remarks },
    ...(title !== undefined && { title }),
    ...(viewOf !== undefined && { viewOf }),
    ...(isHidden && { isHidden }),
    columns: columns.slice(0, mostColumns).map((column, at) => profileColumn(column, valuesOf(table, at))),
    moreColumns: Math.max(0, columns.length - mostColumns),
  };
}

interface Values {
  plain: readonly PlainValue[];
  isData(row: number): boolean;
  textAt(row: number): string;
}

function valuesOf({ source }: TypedTable, column: number): Values {
  if (source.kind === "cells")
    return {
      plain: source.values[column] ?? [],
      isData: (row) => source.roles[row] === "data",
      textAt: (row) => source.texts[row]?.[column] ?? "",
    };
  const sample = source.sample.values[column] ?? [];
  return { plain: sample, isData: () => true, textAt: (row) => source.sample.texts[row]?.[column] ?? "" };
}

function profileColumn(column: Column, { plain, isData, textAt }: Values): ColumnProfile {
  const { name, kind, role, unit, units, factor, misfits, isAmbiguous } = column;
  const counts = new Map<string, { times: number; row: number }>();
  let empty = 0;
  let [min, max]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const [row, value] of plain.entries()) {
    if (!isData(row)) continue;
    if (value === null) {
      empty += 1;
      continue;
    }
    const known = counts.get(value);
    if (known !== undefined) known.times += 1;
    else if (counts.size < countedTo) counts.set(value, { times: 1, row });
    if (kind === "text" || kind === "boolean") continue;
    if (min === undefined || compareValues(kind, value, min) < 0) min = value;
    if (max === undefined || compareValues(kind, value, max) > 0) max = value;
  }
  const samples = [...counts.values()]
    .toSorted((a, b) => b.times - a.times || a.row - b.row)
    .slice(0, mostSamples)
    .map(({ row }) => shorten(textAt(row)));
  return {
    ...{ name: shorten(name, 120), kind, empty, misfits, distinct: counts.size, samples },
    ...(role !== undefined && { role }),
    ...(unit !== undefined && { unit }),
    ...(units !== undefined && { units }),
    ...(factor !== undefined && { factor }),
    ...(min !== undefined && max !== undefined && { min, max }),
    ...(isAmbiguous && { isAmbiguous }),
  };
}

function compareValues(kind: Column["kind"], a: string, b: string): number {
  if (kind !== "number") return compareCodePoints(a, b);
  const [left, right] = [readDecimal(a), readDecimal(b)];
  return left === undefined || right === undefined ? 0 : compare(left, right);
}

function shorten(text: string, most = longestSample): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The profiles as lines for a prompt, at most so many letters; what does not fit is counted. */
export function printProfiles(profiles: readonly TableProfile[], mostLetters = 12_000): string {
  const lines: string[] = [];
  let left = mostLetters;
  for (const [at, profile] of profiles.entries()) {
    const text = printProfile(profile);
    if (text.length > left && lines.length > 0) {
      lines.push(`… and ${profiles.length - at} more tables`);
      break;
    }
    lines.push(text.slice(0, Math.max(0, left)));
    left -= text.length;
  }
  return lines.join("\n");
}

function printProfile(profile: TableProfile): string {
  const { id, name, rows, isSampled, columns, moreColumns, viewOf, remarks } = profile;
  const view = viewOf === undefined ? "" : `, view of ${viewOf}`;
  const head = `${id} "${name}": ${isSampled ? "about " : ""}${rows} rows${view}${remarks.length === 0 ? "" : `; ${remarks.join("; ")}`}`;
  const told = columns.map((column) => `- ${printColumn(column)}`);
  return [head, ...told, ...(moreColumns > 0 ? [`- … and ${moreColumns} more columns`] : [])].join("\n");
}

function printColumn(column: ColumnProfile): string {
  const { name, kind, role, unit, units, factor, min, max, distinct, empty, misfits, samples } = column;
  const counted = [factor === undefined ? "" : `× ${factor}`, unit ?? units?.join(" and ") ?? ""].filter(
    (text) => text !== "",
  );
  const parts = [
    `${kind}${role === undefined ? "" : ` (${role})`}${counted.length === 0 ? "" : ` in ${counted.join(" ")}`}`,
    ...(min === undefined ? [] : [`${min} to ${max}`]),
    `${distinct} distinct`,
    ...(empty > 0 ? [`${empty} empty`] : []),
    ...(misfits > 0 ? [`${misfits} do not fit`] : []),
    `e.g. ${samples.map((text) => JSON.stringify(text)).join(", ")}`,
  ];
  return `${JSON.stringify(name)}: ${parts.join("; ")}`;
}
