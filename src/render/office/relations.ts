import { escapeXml, relationNamespace, xmlHead } from "./xml.ts";

export interface Relation {
  /** The last word of its type. */
  type: string;
  target: string;
  isExternal?: boolean;
}

/** Collects the relations of one part and numbers them. */
export interface Relations {
  list: Relation[];
  /** Numbers by type and target, made when first needed: a sheet may have 65,000 links. */
  known?: Map<string, number>;
}

export function relate(relations: Relations, relation: Relation): string {
  const known = (relations.known ??= new Map(relations.list.map((one, index) => [keyOf(one), index + 1])));
  const key = keyOf(relation);
  const found = known.get(key) ?? relations.list.push(relation);
  known.set(key, found);
  return `rId${found}`;
}

const keyOf = ({ type, target }: Relation): string => `${type} ${target}`;

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
