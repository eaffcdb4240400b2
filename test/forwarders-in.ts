import { namesIn } from "./imports-in.ts";

/** Names that a file only hands on: it exports them, and somebody else has made them. */
export function forwardersIn(text: string): string[] {
  const imported = new Set(
    [...text.matchAll(/^import\b([^"]*?)\bfrom\s*"/gm)].flatMap(([, names = ""]) => [
      ...namesIn(names).map(
        (name) =>
          name
            .replace(/^type /, "")
            .split(" as ")
            .at(-1) ?? "",
      ),
      ...[...(/^\s*(?:type\s+)?(?:\*\s*as\s+)?(\w+)/.exec(names)?.slice(1) ?? [])],
    ]),
  );
  const handedOn = [...text.matchAll(/^export\s+(?:type\s+)?(\*|\{[^}]*\})[^"\n;]*\bfrom\s*"/gm)].flatMap(
    ([, names = ""]) => (names.startsWith("*") ? ["*"] : namesIn(names)),
  );
  const listed = [...text.matchAll(/^export\s+(?:type\s+)?(\{[^}]*\})\s*;/gm)].flatMap(([, names = ""]) =>
    namesIn(names).filter((name) => imported.has(name.replace(/^type /, "").split(" as ")[0] ?? "")),
  );
  const renamed = [
    ...text.matchAll(/^export (?:type|const) (\w+)(?:<[^=]*>)?(?:: [^=]+)? = (\w+)(?:<[^=;]*>)?;/gm),
    ...text.matchAll(/^export interface (\w+)(?:<[^{]*>)? extends (\w+)(?:<[^{]*>)? \{\s*\}/gm),
  ].flatMap(([, name = "", of = ""]) => (imported.has(of) ? [name] : []));
  return [...handedOn, ...listed, ...renamed];
}
