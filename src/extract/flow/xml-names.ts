import { localName } from "../xml/xml-tree.ts";

/** An attribute by the local part of its name: prefixes differ between producers. */
export function valueOf(attributes: Record<string, string>, local: string): string | undefined {
  for (const name in attributes) if (localName(name) === local) return attributes[name];
  return undefined;
}

/** A whole number of an attribute, held between 0 and `most`. */
export function countOf(text: string | undefined, most: number): number {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), most);
}
