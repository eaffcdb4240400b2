import { cleanText } from "../clean-text.ts";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for an element or an attribute; whatever it says, it stays text. */
export function escapeXml(text: string): string {
  return cleanText(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? "");
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

export const relationNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** English Metric Units, of which a point has 12700. */
export const emu = (points: number): number => Math.round(points * 12_700);

export interface Relation {
  /** The last word of its type. */
  type: string;
  target: string;
  isExternal?: boolean;
}

/** Collects the relations of one part and numbers them. */
export interface Relations {
  list: Relation[];
}

export function relate(relations: Relations, relation: Relation): string {
  const found = relations.list.findIndex(
    ({ type, target }) => type === relation.type && target === relation.target,
  );
  if (found >= 0) return `rId${found + 1}`;
  relations.list.push(relation);
  return `rId${relations.list.length}`;
}

export function relationsXml({ list }: Relations): string {
  const lines = list.map(
    ({ type, target, isExternal }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${typeOf(type)}" Target="${escapeXml(target)}"${isExternal === true ? ' TargetMode="External"' : ""}/>`,
  );
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join("")}</Relationships>`;
}

function typeOf(type: string): string {
  return type === "core-properties"
    ? "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
    : `${relationNamespace}/${type}`;
}
