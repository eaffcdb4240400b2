import type { Layout, WriteOptions } from "../layout.ts";

const latin = /^[\x20-\x7E\u00A0-\u017F]*$/;

/** Every character beyond plain Latin that the document shows. */
export function collectCharacters(layout: Layout, { header, footer }: WriteOptions): Set<string> {
  const found = new Set<string>();
  collect([layout, header, footer], found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (!latin.test(value)) for (const character of value) found.add(character);
  } else if (typeof value === "object" && value !== null && !(value instanceof Uint8Array)) {
    for (const item of Array.isArray(value) ? value : Object.values(value)) collect(item, found);
  }
}
