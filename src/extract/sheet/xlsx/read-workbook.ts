import { Failure } from "../../../model/failure.ts";
import { readRelations } from "../../ooxml/read-relations.ts";
import type { PackageRelation } from "../../ooxml/read-relations.ts";
import {
  attributeOf,
  elementAt,
  elementsOf,
  prefixedAttributeOf,
  readXmlTree,
  textBelow,
} from "../../xml/xml-tree.ts";
import type { XmlNode, XmlPart } from "../../xml/xml-tree.ts";
import { isTrue } from "./read-rows.ts";

export interface SheetEntry {
  name: string;
  hidden: boolean;
  /** The entry of the archive that holds it. */
  part: string;
  kind: string;
}

export interface Workbook {
  /** Of the package: its properties. */
  packageRelations: readonly PackageRelation[];
  relations: readonly PackageRelation[];
  sheets: readonly SheetEntry[];
  names: readonly { name: string; value: string }[];
  is1904: boolean;
}

/** The table of contents of a workbook. */
export async function readWorkbook(part: Omit<XmlPart, "name">): Promise<Workbook> {
  const packageRelations = await readPackage(part);
  const name = workbookName(part, packageRelations);
  const root = await readXmlTree({ ...part, name });
  const relations = await readRelations({ ...part, name });
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const sheets = elementsOf(elementAt(root, "sheets"), "sheet").flatMap((node) => toEntry(node, byId));
  if (sheets.length === 0)
    throw new Failure("corrupt", `${part.fileName} is damaged: it lists no sheets. Send it again.`);
  return {
    packageRelations,
    relations,
    sheets,
    names: elementsOf(elementAt(root, "definedNames"), "definedName").map((node) => ({
      name: attributeOf(node, "name") ?? "",
      value: textBelow(node),
    })),
    is1904: isTrue(attributeOf(elementAt(root, "workbookPr"), "date1904")),
  };
}

/** Without the list of what the package holds, its main part is still where it usually is. */
async function readPackage(part: Omit<XmlPart, "name">): Promise<readonly PackageRelation[]> {
  try {
    return await readRelations({ ...part, name: "" });
  } catch (error) {
    if (error instanceof Failure && error.code === "corrupt") return [];
    throw error;
  }
}

function workbookName(
  { archive, fileName }: Omit<XmlPart, "name">,
  relations: readonly PackageRelation[],
): string {
  const related = relations.find(({ type }) => type === "officeDocument")?.target;
  if (related !== undefined && archive.has(related)) return related;
  const usual = archive.names().find((name) => /^\/?xl[/\\]workbook\d*\.xml$/i.test(name));
  if (usual !== undefined) return usual;
  throw new Failure("corrupt", `${fileName} is damaged: its list of sheets is missing. Send it again.`);
}

function toEntry(node: XmlNode, relations: ReadonlyMap<string, PackageRelation>): SheetEntry[] {
  const relation = relations.get(prefixedAttributeOf(node, "id") ?? "");
  if (relation === undefined || relation.external) return [];
  const state = attributeOf(node, "state") ?? "visible";
  const name = attributeOf(node, "name") ?? "";
  return [{ name, hidden: state !== "visible", part: relation.target, kind: relation.type }];
}
