import type { Layout } from "../layout.ts";
import { relate, type Relations, relationsXml } from "./relations.ts";
import { escapeXml, xmlHead } from "./xml.ts";

/** The media type of every part: by the ending of its name, or one by one. */
export interface PartTypes {
  defaults: readonly [string, string][];
  overrides: readonly [string, string][];
}

const office = "application/vnd.openxmlformats-officedocument";

/** Parts of every office file; each is named without a slash before it. */
export const propertyTypes: [string, string][] = [
  ["/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"],
  ["/docProps/app.xml", `${office}.extended-properties+xml`],
];

export function contentTypesXml({ defaults, overrides }: PartTypes): string {
  const endings = new Map<string, string>([
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["gif", "image/gif"],
    ...defaults,
  ]);
  const lines = [
    ...[...endings].map(
      ([ending, type]) => `<Default Extension="${escapeXml(ending)}" ContentType="${escapeXml(type)}"/>`,
    ),
    ...overrides.map(
      ([name, type]) => `<Override PartName="${escapeXml(name)}" ContentType="${escapeXml(type)}"/>`,
    ),
  ];
  return `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join("")}</Types>`;
}

/** Where a program begins to read: the main part, and what is known of the document. */
export function packageRelationsXml(main: string): string {
  const relations: Relations = { list: [] };
  relate(relations, { type: "officeDocument", target: main });
  relate(relations, { type: "core-properties", target: "docProps/core.xml" });
  relate(relations, { type: "extended-properties", target: "docProps/app.xml" });
  return relationsXml(relations);
}

type Properties = Pick<Layout, "title" | "subject" | "keywords" | "authors" | "date" | "language">;

/** Without a date of the document there is none: the clock would make each file another one. */
export function corePropertiesXml({ title, subject, keywords, authors, ...layout }: Properties): string {
  const element = (tag: string, text: string | undefined): string =>
    text === undefined || text === "" ? "" : `<${tag}>${escapeXml(text)}</${tag}>`;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(layout.date ?? "")?.[0];
  const time = (tag: string): string =>
    day === undefined ? "" : `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:${tag}>`;
  const creator = authors.join("; ");
  return `${xmlHead}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${element("dc:title", title)}${element("dc:subject", subject)}${element("dc:creator", creator)}${element("cp:keywords", keywords?.join(", "))}${element("dc:language", layout.language)}${element("cp:lastModifiedBy", creator)}${time("created")}${time("modified")}</cp:coreProperties>`;
}

/** `more` is XML that is right for the kind of file. */
export function appPropertiesXml(more = ""): string {
  return `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Dossier</Application>${more}</Properties>`;
}
