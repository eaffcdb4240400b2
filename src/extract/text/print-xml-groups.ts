import { addAll } from "../../lib/add-all.ts";
import type { Cell } from "../../model/document.ts";
import type { NewPart } from "../reader.ts";
import { tableText } from "../table-text.ts";

export interface XmlItem {
  /** Names from the root, with a number from the second of a name on; an attribute ends in `@name`. */
  path: string[];
  text: string;
  line: number;
  prose: boolean;
}

/** An element with all the values in it. */
export interface XmlGroup {
  path: string[];
  name: string;
  line: number;
  items: XmlItem[];
  size: number;
}

/** The table that was handed over last, so that its next rows can say their header. */
export interface XmlRun {
  name: string;
  header: string[];
}

const fewestRecords = 3;
const mostColumns = 64;
const smallText = 2_000;

/** Groups that stand side by side, as parts. */
export function printXmlGroups(
  groups: readonly XmlGroup[],
  parent: readonly string[],
  run: XmlRun,
): NewPart[] {
  const parts: NewPart[] = [];
  let small: XmlItem[] = [];
  let plainUntil = 0;
  const endSmall = (path: readonly string[]) => {
    if (small.length > 0) parts.push(printItems(small, path));
    small = [];
  };
  for (let at = 0; at < groups.length;) {
    const alike = at < plainUntil ? 0 : countRecords(groups, at);
    // A run of the same name that makes no table is not counted again for each of its members.
    if (alike === 0 && at >= plainUntil) plainUntil = endOfName(groups, at);
    const isNext = alike > 0 && groups[at]?.name === run.name;
    const group = groups[at];
    if (group === undefined) break;
    if (alike >= fewestRecords || isNext) {
      endSmall(parent);
      parts.push(printTable(groups.slice(at, at + alike), run));
      at += alike;
      continue;
    }
    if (isTooMuch(group, small)) endSmall(parent);
    const [only, ...others] = group.items;
    if (only !== undefined && others.length === 0 && !only.prose) small.push(only);
    else {
      endSmall(parent);
      addAll(parts, printGroup(group));
    }
    run.name = "";
    at += 1;
  }
  endSmall(parent);
  return parts;
}

function isTooMuch(group: XmlGroup, small: readonly XmlItem[]): boolean {
  return small.reduce((sum, { text }) => sum + text.length, group.size) > smallText;
}

/** Prose alone, its attributes beside it; anything else as lines of names and values. */
function printGroup({ items, path }: XmlGroup): NewPart[] {
  const prose = items.filter((item) => item.prose);
  const rest = items.filter((item) => !item.prose);
  const parts = prose.map((item) => printItems([item], item.path));
  if (rest.length === 0) return parts;
  const text = printItems(rest, path);
  return [...parts, text];
}

function printItems(items: readonly XmlItem[], above: readonly string[]): NewPart {
  const [first] = items;
  const isAttributes = items.every((item) => isAttribute(item));
  const path = items.length === 1 && first !== undefined && !isAttributes ? first.path : above;
  const lines = items.map((item) => {
    const label = item.path.slice(path.length).join("/");
    return label === "" ? item.text : `${label}: ${item.text}`;
  });
  const line = first?.line;
  const position = { path: `/${path.join("/")}`, ...(line === undefined ? {} : { line }) };
  return { type: isAttributes ? "metadata" : "text", text: lines.join("\n"), position };
}

/** How many groups from here on are flat records of one name: each value has a name of its own. */
function countRecords(groups: readonly XmlGroup[], from: number): number {
  const name = groups[from]?.name;
  const columns = new Set<string>();
  let at = from;
  for (let group = groups[at]; group !== undefined; group = groups[at]) {
    if (group.name !== name || !isRecord(group)) break;
    for (const item of group.items) columns.add(keyOf(item));
    at += 1;
  }
  return columns.size < 2 ? 0 : at - from;
}

function endOfName(groups: readonly XmlGroup[], from: number): number {
  let at = from;
  while (at < groups.length && groups[at]?.name === groups[from]?.name && groups[at]?.items.length === 1)
    at += 1;
  return at;
}

function isRecord(group: XmlGroup): boolean {
  if (group.items.length === 0 || group.items.length > mostColumns) return false;
  return group.items.every(({ path, prose }) => !prose && path.length === group.path.length + 1);
}

function printTable(records: readonly XmlGroup[], run: XmlRun): NewPart {
  const columns = new Set(records.flatMap(({ items }) => items.map(keyOf)));
  const continues = records[0]?.name === run.name && [...columns].every((key) => run.header.includes(key));
  const header = continues ? run.header : [...columns];
  const rows = records.map((record): Cell[] => {
    const values = new Map(record.items.map((item) => [keyOf(item), item.text]));
    return header.map((key) => values.get(key) ?? null);
  });
  run.name = records[0]?.name ?? "";
  run.header = header;
  const table = continues ? { header, rows } : { rows: [header, ...rows] };
  const path = `/${records[0]?.path.join("/") ?? ""}`;
  const line = records[0]?.line;
  const position = { path, ...(line === undefined ? {} : { line }) };
  return { type: "table", text: tableText(table.rows), table, position };
}

export function isAttribute({ path }: XmlItem): boolean {
  return path.at(-1)?.startsWith("@") === true;
}

function keyOf({ path }: XmlItem): string {
  return path.at(-1) ?? "";
}
