import { addAll } from "../../lib/add-all.ts";

/** Entries of an object or an array, one by one. */
export function* membersOf(value: object): Generator<[key: string, member: unknown]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield [String(index), item];
  else yield* Object.entries(value);
}

export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** An object that holds plain values alone: a row of a table. */
export function isFlat(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((member) => !isContainer(member) && String(member).length <= 500)
  );
}

/** RFC 6901. */
export function pointerTo(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function printLeaf(value: unknown): string {
  if (typeof value === "string") return value.replaceAll(/\r\n?/g, "\n");
  if (Array.isArray(value)) return "[]";
  return typeof value === "object" && value !== null ? "{}" : String(value);
}

/** Each leaf as "pointer: value", the pointer relative to where the part stands. */
export function leafLines(value: unknown, key: string): string[] {
  if (!isContainer(value)) return [`${key}: ${printLeaf(value)}`];
  const lines: string[] = [];
  for (const [name, member] of membersOf(value)) {
    const label = pointerTo(key, name);
    addAll(lines, leafLines(member, key === "" ? label.slice(1) : label));
  }
  return lines;
}

/** Characters of the lines, counted until they are more than asked about. */
export function sizeOf(value: unknown, limit: number): number {
  if (!isContainer(value)) return printLeaf(value).length;
  let size = 0;
  for (const [key, member] of membersOf(value)) {
    size += key.length + 3 + sizeOf(member, limit - size);
    if (size > limit) break;
  }
  return size;
}

/** Whether containers stand in each other deeper than allowed; looks without recursion. */
export function isDeeper(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((item) => (isContainer(item) ? Object.values(item).filter(isContainer) : []));
    if (level.length === 0) return false;
  }
  return true;
}
