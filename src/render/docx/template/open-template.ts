import { strFromU8, unzipSync } from "fflate";
import { Failure } from "../../../model/failure.ts";
import type { PageShape } from "../page-shape.ts";
import type { Parts } from "../parts.ts";

const mostEntries = 2000;
const mostBytes = 64 * 1024 * 1024;
const wanted =
  /^word\/(?:document|styles|numbering|settings|(?:header|footer)\d*|theme\/theme\d*)\.xml$|^word\/_rels\/[^/]+\.rels$|^word\/media\/[^/]+$/i;

export interface RunningPart {
  kind: "header" | "footer";
  type: "default" | "first" | "even";
  /** Its name in the template. */
  name: string;
}

export interface Template {
  parts: Parts;
  styles: string;
  page: PageShape | undefined;
  running: RunningPart[];
  hasFirstPage: boolean;
  hasEvenPages: boolean;
}

/** Reads what is taken over from a user's own Word document; its text and macros are not. */
export function openTemplate(bytes: Uint8Array): Template {
  const parts = readParts(bytes);
  const styles = textOf(parts, "word/styles.xml");
  const body = textOf(parts, "word/document.xml");
  if (
    !/<w:styles[\s>]/.test(styles) ||
    !body.includes("http://schemas.openxmlformats.org/wordprocessingml/2006/main")
  )
    throw unusable("it is no Word document (docx)");
  const sections = [...body.matchAll(/<w:sectPr[\s>][^]*?<\/w:sectPr>/g)].map(([section]) => section);
  const last = sections.at(-1) ?? "";
  return {
    parts,
    styles,
    page: pageOf(last),
    running: runningOf(sections, relationshipsOf(parts, "word/document.xml")),
    hasFirstPage: isOn(last, "titlePg"),
    hasEvenPages: isOn(textOf(parts, "word/settings.xml"), "evenAndOddHeaders"),
  };
}

function unusable(why: string, cause?: unknown): Failure {
  const advice = "Give a docx file that Word opens, saved without a password.";
  return new Failure("usage", `The template cannot be used: ${why}. ${advice}`, { cause });
}

function readParts(bytes: Uint8Array): Parts {
  let [entries, size] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1;
        if (!wanted.test(name)) return false;
        size += originalSize;
        if (entries > mostEntries || size > mostBytes) throw unusable("it is too large");
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, content]) => [name, decode(name, content)]));
  } catch (error) {
    throw error instanceof Failure ? error : unusable("it is no Word document (docx)", error);
  }
}

function decode(name: string, content: Uint8Array): string | Uint8Array {
  if (!/\.(?:xml|rels)$/i.test(name)) return content;
  const text = strFromU8(content).replace(/^\uFEFF/, "");
  if (text.includes("<!DOCTYPE") || text.includes("<!ENTITY")) throw unusable("it holds entities of its own");
  return text;
}

export function textOf(parts: Parts, name: string): string {
  const part = parts.get(name);
  return typeof part === "string" ? part : "";
}

export interface TemplateRelationship {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

export function relationshipsOf(parts: Parts, name: string): TemplateRelationship[] {
  const text = textOf(parts, name.replace(/([^/]+)$/, "_rels/$1.rels"));
  return [...text.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, "Id"),
    type: attribute(tag, "Type").split("/").at(-1) ?? "",
    target: attribute(tag, "Target"),
    isExternal: attribute(tag, "TargetMode") === "External",
  }));
}

export function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function isOn(text: string, element: string): boolean {
  const tag = new RegExp(`<w:${element}(?:\\s[^>]*)?/?>`).exec(text)?.[0];
  return tag !== undefined && !/w:val="(?:0|false|off)"/.test(tag);
}

/** A section without a head of its own shows that of the section before it. */
function runningOf(
  sections: readonly string[],
  relationships: readonly TemplateRelationship[],
): RunningPart[] {
  const found = new Map<string, RunningPart>();
  for (const [tag, kind] of sections.join("").matchAll(/<w:(header|footer)Reference\s[^>]*>/g)) {
    const type = attribute(tag, "w:type") || "default";
    const target = relationships.find(({ id }) => id === attribute(tag, "r:id"))?.target;
    if (target === undefined || (kind !== "header" && kind !== "footer")) continue;
    if (type !== "default" && type !== "first" && type !== "even") continue;
    found.set(`${kind}-${type}`, { kind, type, name: `word/${target.replace(/^\/?(?:word\/)?/, "")}` });
  }
  return [...found.values()];
}

function pageOf(section: string): PageShape | undefined {
  const size = /<w:pgSz\s[^>]*>/.exec(section)?.[0] ?? "";
  const margins = /<w:pgMar\s[^>]*>/.exec(section)?.[0] ?? "";
  const twips = (tag: string, name: string, usual: number): number => {
    const value = Number.parseFloat(attribute(tag, `w:${name}`));
    return Number.isFinite(value) && value >= 0 && value < 32_000 ? Math.round(value) : usual;
  };
  if (size === "" || margins === "") return undefined;
  return {
    width: twips(size, "w", 11_906),
    height: twips(size, "h", 16_838),
    margin: {
      ...{ top: twips(margins, "top", 1417), right: twips(margins, "right", 1417) },
      ...{ bottom: twips(margins, "bottom", 1134), left: twips(margins, "left", 1417) },
      ...{ header: twips(margins, "header", 708), footer: twips(margins, "footer", 708) },
    },
  };
}
