/** Sees every member of a value of JSON, however deep, those that no schema knows included. */
export function walkMembers(value: unknown, see: (key: string, member: unknown) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    see(key, member);
    walkMembers(member, see);
  }
}

/** The value without some of its members, however deep they stand. */
export function withoutMembers<Value>(
  value: Value,
  isLeftOut: (key: string, member: unknown) => boolean,
): Value {
  if (Array.isArray(value)) return value.map((item) => withoutMembers(item, isLeftOut)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, member]) => !isLeftOut(key, member));
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutMembers(member, isLeftOut)])) as Value;
}

/** The ids that a document or a part of it cites, each once, in the order in which they stand. */
export function citationsIn(value: unknown): string[] {
  const found = new Set<string>();
  walkMembers({ value }, (key, member) => {
    if (key !== "citations" || !Array.isArray(member)) return;
    for (const id of member) if (typeof id === "string") found.add(id);
  });
  return [...found];
}

/** How many letters all texts of a value have together. */
export function lettersIn(value: unknown): number {
  let letters = 0;
  walkMembers({ value }, (_key, member) => {
    if (typeof member === "string") letters += member.length;
  });
  return letters;
}

/** Every text in a value of JSON, made anew; the same value where none has changed. */
export function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  return mapValue(value, map) as Value;
}

function mapValue(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? mapItems(value, map) : mapMembers(value, map);
}

/** A copy is made at the first item that changes: copies of the rows of a long table would fill the memory. */
function mapItems(items: unknown[], map: (text: string) => string): unknown[] {
  let mapped = items;
  for (let index = 0; index < items.length; index += 1) {
    const item = mapValue(items[index], map);
    if (Object.is(item, items[index])) continue;
    if (mapped === items) mapped = [...items];
    mapped[index] = item;
  }
  return mapped;
}

function mapMembers(value: object, map: (text: string) => string): unknown {
  const members = Object.entries(value);
  const mapped = members.map(([key, item]) => [key, mapValue(item, map)] as const);
  return mapped.every(([, item], index) => Object.is(item, members[index]?.[1]))
    ? value
    : Object.fromEntries(mapped);
}
