export interface FoundImport {
  target: string;
  /** Gone before the program runs. */
  isType: boolean;
}

const statement = /^(import|export)\b(?<names>[^"]*?)\bfrom\s*"(?<from>[^"]+)"/gm;
const bare = /^import\s+"(?<from>[^"]+)"|\brequire\(\s*"(?<required>[^"]+)"/gm;
const late = /\bimport\s*\(\s*"(?<from>[^"]+)"\s*\)(?<type>\.[A-Z]\w*)?/gm;

/** Whatever a text imports: values, types, and what is loaded only when it is needed. */
export function importsIn(text: string): FoundImport[] {
  return [
    ...[...text.matchAll(statement)].map(({ groups: { names = "", from = "" } = {} }) => ({
      target: from,
      isType: isTypeOnly(names),
    })),
    ...[...text.matchAll(bare)].map(({ groups: { from, required } = {} }) => ({
      target: from ?? required ?? "",
      isType: false,
    })),
    ...[...text.matchAll(late)].map(({ groups = {} }) => ({
      target: groups["from"] ?? "",
      isType: groups["type"] !== undefined,
    })),
  ];
}

/** `type { A }`, or `{ type A, type B }`. */
function isTypeOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const listed = namesIn(names);
  return listed.length > 0 && listed.every((name) => name.startsWith("type "));
}

/** The names between the braces of an import or export. */
export function namesIn(text: string): string[] {
  const [, inside = ""] = /\{([^}]*)\}/.exec(text) ?? [];
  return inside
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
