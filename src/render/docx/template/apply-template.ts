import { relationshipsOf, type RunningPart, type Template, textOf } from "./open-template.ts";
import { type Parts, rewrite } from "../parts.ts";
import { renameStyles } from "./template-styles.ts";
import { escapeXml } from "../xml-text.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const pictureTypes: Record<string, string> = {
  ...{ png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", gif: "image/gif", bmp: "image/bmp" },
  ...{ tif: "image/tiff", tiff: "image/tiff", emf: "image/x-emf", wmf: "image/x-wmf", svg: "image/svg+xml" },
};

type Warn = (code: string, message: string) => void;

export interface TakenTemplate {
  template: Template;
  ids: ReadonlyMap<string, string>;
  /** Header, footer or both, where the template has them and the user gave none. */
  takes: (kind: RunningPart["kind"]) => boolean;
}

/** Puts theme, lists and running heads of the template into the package. */
export function applyTemplate(parts: Parts, { template, ids, takes }: TakenTemplate, warn: Warn): void {
  const theme = [...template.parts.keys()].find((name) => /^word\/theme\/theme\d*\.xml$/.test(name));
  const themeXml = theme === undefined ? "" : textOf(template.parts, theme);
  if (themeXml !== "" && !/\sr:(?:embed|link|id)=/.test(themeXml))
    parts.set("word/theme/theme1.xml", themeXml);
  mergeLists(parts, renameStyles(textOf(template.parts, "word/numbering.xml"), ids));
  for (const kind of ["header", "footer"] as const) {
    const taken = template.running.filter((part) => part.kind === kind && takes(kind));
    const ready = taken.filter((part) => copyRunning(parts, { part, template, ids }, warn));
    if (ready.length > 0) refer(parts, kind, ready);
  }
}

/** Our lists are counted on behind those of the template, which its styles point to. */
function mergeLists(parts: Parts, lists: string): void {
  const kept = lists.replaceAll(/<w:numPicBullet[\s>][^]*?<\/w:numPicBullet>|<w:lvlPicBulletId[^>]*>/g, "");
  const definitions = kept.match(/<w:abstractNum\s[^]*?<\/w:abstractNum>/g) ?? [];
  const numbers = kept.match(/<w:num\s[^]*?<\/w:num>/g) ?? [];
  if (definitions.length === 0) return;
  const shift = 1 + highest(kept, /w:(?:abstractNumId|numId)(?: w:val)?="(\d+)"/g);
  const moved = (_: string, before: string, id: string): string =>
    `${before}${Number(id) + (Number(id) > 0 ? shift : 0)}`;
  rewrite(parts, "word/numbering.xml", (text) =>
    text
      .replaceAll(/((?:w:abstractNumId|w:numId)(?: w:val)?=")(\d+)/g, moved)
      .replace(/<w:abstractNum\s/, () => `${definitions.join("")}<w:abstractNum `)
      .replace(/<w:num\s/, () => `${numbers.join("")}<w:num `)
      .replace("<w:numbering ", () => `<w:numbering ${missingNamespaces(text, lists)}`),
  );
  rewrite(parts, "word/document.xml", (text) => text.replaceAll(/(<w:numId w:val=")(\d+)/g, moved));
}

function missingNamespaces(text: string, lists: string): string {
  const root = /<w:numbering\s[^>]*>/.exec(lists)?.[0] ?? "";
  const ours = /<w:numbering\s[^>]*>/.exec(text)?.[0] ?? "";
  const wanted = [...root.matchAll(/\sxmlns:(\w+)="[^"]*"/g)].filter(
    ([, name = ""]) => !ours.includes(` xmlns:${name}=`),
  );
  return wanted.map(([declaration]) => `${declaration.trim()} `).join("");
}

function highest(text: string, pattern: RegExp): number {
  let most = 0;
  for (const [, id = "0"] of text.matchAll(pattern)) most = Math.max(most, Number(id));
  return most;
}

interface Copy {
  part: RunningPart;
  template: Template;
  ids: ReadonlyMap<string, string>;
}

/** Only pictures inside the file and plain links go along; a head that needs more is left out. */
function copyRunning(parts: Parts, { part, template, ids }: Copy, warn: Warn): boolean {
  const text = textOf(template.parts, part.name);
  const links: string[] = [];
  for (const { id, type, target, isExternal } of relationshipsOf(template.parts, part.name)) {
    const name = `word/${target.replace(/^\/?(?:word\/)?/, "")}`;
    const picture = template.parts.get(name);
    const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
    if (type === "image" && !isExternal && picture instanceof Uint8Array && extension in pictureTypes) {
      const copy = `media/template-${name.split("/").at(-1)}`;
      parts.set(`word/${copy}`, picture);
      declare(parts, `<Default Extension="${extension}" ContentType="${pictureTypes[extension]}"/>`);
      links.push(`<Relationship Id="${escapeXml(id)}" Type="${office}/image" Target="${escapeXml(copy)}"/>`);
    } else if (type === "hyperlink" && isExternal && /^(?:https?|mailto):/i.test(target))
      links.push(
        `<Relationship Id="${escapeXml(id)}" Type="${office}/hyperlink" Target="${target}" TargetMode="External"/>`,
      );
    else if (text.includes(`"${id}"`)) {
      warn(
        "template-part",
        `The template's ${part.kind} was left out: it shows what is not inside the file.`,
      );
      return false;
    }
  }
  const file = partName(part);
  parts.set(`word/${file}`, renameStyles(text, ids));
  const open =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
  if (links.length > 0) parts.set(`word/_rels/${file}.rels`, `${open}${links.join("")}</Relationships>`);
  declare(parts, `<Override PartName="/word/${file}" ContentType="${word}.${part.kind}+xml"/>`);
  return text !== "";
}

function partName({ kind, type }: RunningPart): string {
  return `template-${kind}-${type}.xml`;
}

function declare(parts: Parts, entry: string): void {
  const key = / (?:Extension|PartName)="[^"]*"/.exec(entry)?.[0] ?? entry;
  rewrite(parts, "[Content_Types].xml", (text) =>
    text.includes(key) ? text : text.replace("</Types>", () => `${entry}</Types>`),
  );
}

function refer(parts: Parts, kind: RunningPart["kind"], running: readonly RunningPart[]): void {
  const links = running.map(
    (part) =>
      `<Relationship Id="rIdTemplate-${part.kind}-${part.type}" Type="${office}/${kind}" Target="${partName(part)}"/>`,
  );
  const references = running.map(
    (part) => `<w:${kind}Reference w:type="${part.type}" r:id="rIdTemplate-${part.kind}-${part.type}"/>`,
  );
  rewrite(parts, "word/_rels/document.xml.rels", (text) =>
    text.replace("</Relationships>", () => `${links.join("")}</Relationships>`),
  );
  rewrite(parts, "word/document.xml", (text) => {
    const at = text.lastIndexOf("<w:sectPr");
    const section = text.slice(at).replaceAll(new RegExp(`<w:${kind}Reference [^>]*>`, "g"), "");
    const open = /^<w:sectPr[^>]*>/.exec(section)?.[0] ?? "";
    return text.slice(0, at) + open + references.join("") + section.slice(open.length);
  });
}
