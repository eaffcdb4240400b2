import type { UnifiedDocument } from "../../../model/unified-document.ts";
import { printPath } from "./path.ts";
import type { MemberPath } from "./path.ts";
import type { Statement, StatementKind } from "./statement.ts";

const kinds: ReadonlyMap<string, StatementKind> = new Map([
  ["title", "title"],
  ["date", "date"],
  ["authors", "author"],
  ["author", "author"],
  ["fileName", "fileName"],
  ["file_name", "fileName"],
  ["filename", "fileName"],
  ["subject", "property"],
  ["subtitle", "property"],
  ["description", "property"],
  ["abstract", "property"],
  ["keywords", "property"],
]);

/** What stands in a file's properties, on its title page, or is its name. */
export function readMetadata(metadata: UnifiedDocument["metadata"]): Statement[] {
  return Object.entries(metadata).flatMap(([key, value]) => {
    const kind = kinds.get(key);
    if (kind === undefined) return [];
    const texts: [MemberPath, unknown][] = Array.isArray(value)
      ? value.map((item: unknown, at) => [["metadata", key, at], item])
      : [[["metadata", key], value]];
    return texts.flatMap(([place, text]) => {
      if (typeof text !== "string" && typeof text !== "number") return [];
      const said = kind === "fileName" ? fileWords(String(text)) : String(text);
      return said.trim() === ""
        ? []
        : [{ path: printPath({ place }), kind, text: said, heads: [], above: [], uses: [] }];
    });
  });
}

/** A file name as words: neither its ending nor the marks between them say anything. */
function fileWords(name: string): string {
  return name
    .replace(/\.[a-z0-9]{1,5}$/iu, "")
    .replaceAll(/[_\s]+|(?<!\d)-|-(?!\d)/gu, " ")
    .trim();
}
