import { addAll } from "../../lib/add-all.ts";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { Failure } from "../../model/failure.ts";
import type { RenderWarning } from "../layout.ts";
import type { Base } from "./base.ts";
import type { Area } from "./slide.ts";
import type { Paint } from "./text-xml.ts";

const mostBytes = 200_000_000;
const mostParts = 5000;

type Parts = Record<string, Uint8Array>;

interface Link {
  id: string;
  type: string;
  target: string;
}

/** The master, layouts and theme of a user's own presentation; its slides, notes and macros stay behind. */
export function templateBase(bytes: Uint8Array, warnings: RenderWarning[]): Base {
  const parts = openTemplate(bytes);
  const main = textOf(parts, "ppt/presentation.xml");
  const links = linksOf(parts, "ppt/presentation.xml");
  const masters = [...main.matchAll(/<p:sldMasterId\b[^>]*>/g)].flatMap(([tag]) => {
    const link = links.find(({ id }) => id === attribute(tag, "r:id"));
    return link === undefined || parts[link.target] === undefined
      ? []
      : [{ id: attribute(tag, "id") ?? "2147483648", part: link.target }];
  });
  const [master] = masters;
  if (master === undefined) throw unreadable("it has no slide master");
  const size = /<p:sldSz\b[^>]*>/.exec(main)?.[0] ?? "";
  const width = points(attribute(size, "cx")) ?? 960;
  const height = points(attribute(size, "cy")) ?? 540;
  const known = knownLayouts(
    parts,
    masters.map(({ part }) => part),
  );
  const layouts = known.map(({ name }) => name);
  const pick = (kinds: readonly string[]): string | undefined =>
    kinds.flatMap((kind) => layouts.filter((name) => layoutKind(parts, name) === kind)).at(0);
  const hasTitle = layouts.filter((name) => placeOf(parts, name, ["title", "ctrTitle"]) !== undefined);
  const content = pick(["obj", "tx", "titleOnly"]) ?? hasTitle[0] ?? layouts[0];
  if (content === undefined) throw unreadable("it has no slide layouts");
  const title = titleLayout(parts, known) ?? content;
  const subtitlePlace = placeOf(parts, title, ["subTitle"]);
  const taken = closure(
    parts,
    masters.map(({ part }) => part),
  );
  warnings.push({
    code: "template-taken-over",
    message:
      "Of the template its master, layouts and theme are used, not its slides, notes master, or own table styles.",
  });
  return {
    isOwn: false,
    width,
    height,
    ...geometry(parts, { content, master: masterOf(parts, content) ?? master.part, width, height }),
    titlePlace: placeOf(parts, title, ["ctrTitle", "title"]) ?? '<p:ph type="title"/>',
    ...(subtitlePlace === undefined ? {} : { subtitlePlace }),
    layouts: { content, title, section: pick(["secHead"]) ?? content },
    masters,
    parts: [...taken].toSorted().flatMap((name) => {
      const found = parts[name];
      return found === undefined
        ? []
        : [{ name, bytes: name.endsWith(".rels") ? withoutOutside(found) : found }];
    }),
    types: typesOf(parts, taken),
    paint: templatePaint(),
  };
}

function templatePaint(): Paint {
  return {
    accent: scheme("accent1"),
    muted:
      '<a:solidFill><a:schemeClr val="tx1"><a:lumMod val="65000"/><a:lumOff val="35000"/></a:schemeClr></a:solidFill>',
    headFill: scheme("accent1"),
    headText: scheme("bg1"),
    line: '<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill>',
    stripe: '<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="95000"/></a:schemeClr></a:solidFill>',
  };
}

const scheme = (color: string): string => `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;

const unreadable = (why: string, cause?: unknown): Failure =>
  new Failure(
    "corrupt",
    `The template cannot be used: ${why}. Give a presentation (pptx or potx) saved by PowerPoint.`,
    ...(cause === undefined ? [] : [{ cause }]),
  );

function openTemplate(bytes: Uint8Array): Parts {
  let [total, count] = [0, 0];
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted =
          /^(?:\[Content_Types\]\.xml|ppt\/(?:_rels\/presentation\.xml\.rels|presentation\.xml|slides\/_rels\/|slideMasters\/|slideLayouts\/|theme\/|media\/))/.test(
            name,
          ) && !name.endsWith("/");
        if (!isWanted) return false;
        total += originalSize;
        count += 1;
        if (total > mostBytes || count > mostParts) throw new RangeError("too large");
        return true;
      },
    });
    if (parts["ppt/presentation.xml"] === undefined) throw new RangeError("no presentation inside");
    return parts;
  } catch (error) {
    throw unreadable(error instanceof RangeError ? error.message : "it is no zip file or damaged", error);
  }
}

const textOf = (parts: Parts, name: string): string => {
  const found = parts[name];
  return found === undefined ? "" : strFromU8(found);
};

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

const points = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) / 12_700 : undefined;

const relationsName = (part: string): string => part.replace(/([^/]+)$/, "_rels/$1.rels");

function linksOf(parts: Parts, part: string): Link[] {
  return [...textOf(parts, relationsName(part)).matchAll(/<Relationship\b[^>]*>/g)].flatMap(([tag]) => {
    const target = attribute(tag, "Target");
    if (target === undefined || attribute(tag, "TargetMode") === "External") return [];
    const type = (attribute(tag, "Type") ?? "").split("/").at(-1) ?? "";
    return [{ id: attribute(tag, "Id") ?? "", type, target: resolve(part, target) }];
  });
}

function resolve(part: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path = part.split("/").slice(0, -1);
  for (const step of target.split("/"))
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  return path.join("/");
}

/** The parts, all that they lead to, and the files that say so. */
function closure(parts: Parts, from: readonly string[]): Set<string> {
  const taken = new Set<string>();
  const open = [...from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (taken.has(name) || parts[name] === undefined) continue;
    taken.add(name);
    if (parts[relationsName(name)] !== undefined) taken.add(relationsName(name));
    addAll(
      open,
      linksOf(parts, name).map(({ target }) => target),
    );
  }
  return taken;
}

/** Nothing in a file that we hand out may be fetched from elsewhere when it is opened. */
function withoutOutside(bytes: Uint8Array): Uint8Array {
  const text = strFromU8(bytes).replaceAll(/<Relationship\b[^>]*>/g, (tag) =>
    attribute(tag, "TargetMode") === "External" && !(attribute(tag, "Type") ?? "").endsWith("/hyperlink")
      ? tag.replace(/\sTarget="[^"]*"/, ' Target="NULL"')
      : tag,
  );
  return strToU8(text);
}

interface Known {
  name: string;
  /** How many of the template's own slides stand on it, and on any layout of its master. */
  uses: number;
  masterUses: number;
}

/** All layouts, those of the master first that the template itself uses most. */
function knownLayouts(parts: Parts, masters: readonly string[]): Known[] {
  const uses = new Map<string, number>();
  for (const name of Object.keys(parts)) {
    const slide = /^ppt\/slides\/_rels\/([^/]+)\.rels$/.exec(name)?.[1];
    if (slide === undefined) continue;
    for (const { type, target } of linksOf(parts, `ppt/slides/${slide}`))
      if (type === "slideLayout") uses.set(target, (uses.get(target) ?? 0) + 1);
  }
  const known = masters.flatMap((master) => {
    const names = linksOf(parts, master).flatMap(({ type, target }) =>
      type === "slideLayout" && parts[target] !== undefined ? [target] : [],
    );
    const masterUses = names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
    return names.map((name) => ({ name, uses: uses.get(name) ?? 0, masterUses }));
  });
  return known.toSorted((a, b) => b.masterUses - a.masterUses || b.uses - a.uses);
}

/** One that is called so, else one in use that has a place for the lines under a title. */
function titleLayout(parts: Parts, known: readonly Known[]): string | undefined {
  const named = known
    .toSorted((a, b) => b.uses - a.uses)
    .find(({ name }) => layoutKind(parts, name) === "title");
  const used = known.find(({ name, uses }) => uses > 0 && placeOf(parts, name, ["subTitle"]) !== undefined);
  return (named ?? used)?.name;
}

const masterOf = (parts: Parts, layout: string): string | undefined =>
  linksOf(parts, layout).find(({ type }) => type === "slideMaster")?.target;

/** The element that ties a text to the first place of such a kind. */
function placeOf(parts: Parts, layout: string, kinds: readonly string[]): string | undefined {
  const found = holders(textOf(parts, layout)).find(({ place }) =>
    kinds.includes(attribute(place, "type") ?? ""),
  );
  if (found === undefined) return undefined;
  const index = /^\d+$/.exec(attribute(found.place, "idx") ?? "")?.[0];
  return `<p:ph type="${attribute(found.place, "type") ?? ""}"${index === undefined ? "" : ` idx="${index}"`}/>`;
}

const layoutKind = (parts: Parts, name: string): string | undefined =>
  attribute(/<p:sldLayout\b[^>]*>/.exec(textOf(parts, name))?.[0] ?? "", "type");

function typesOf(parts: Parts, taken: ReadonlySet<string>): Base["types"] {
  const text = textOf(parts, "[Content_Types].xml");
  const list = (tag: string, key: string): [string, string][] =>
    [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))].map(([found]) => [
      attribute(found, key) ?? "",
      attribute(found, "ContentType") ?? "",
    ]);
  return {
    defaults: list("Default", "Extension").filter(([ending]) => !["rels", "xml", "xlsx"].includes(ending)),
    overrides: list("Override", "PartName").filter(([name]) => taken.has(name.slice(1))),
  };
}

function geometry(
  parts: Parts,
  input: { content: string; master: string; width: number; height: number },
): Pick<Base, "titleArea" | "body" | "numberArea" | "footerArea" | "bodyPlace"> {
  const { width, height } = input;
  const shapes = [input.content, input.master].map((name) => holders(textOf(parts, name)));
  const find = (isIt: (place: string) => boolean): Area | undefined =>
    shapes.flat().find(({ place, area }) => isIt(place) && area !== undefined)?.area;
  const isTitle = (place: string): boolean => attribute(place, "type") === "title";
  const isBody = (place: string): boolean => ["body", "obj", undefined].includes(attribute(place, "type"));
  const own = shapes[0]?.find(({ place }) => isBody(place));
  const edge = width * 0.05;
  const titleArea = find(isTitle) ?? {
    x: edge,
    y: height * 0.06,
    width: width - 2 * edge,
    height: height * 0.14,
  };
  const top = titleArea.y + titleArea.height + 10;
  const body = find(isBody) ?? { x: edge, y: top, width: width - 2 * edge, height: height * 0.9 - top };
  const bottom = Math.min(body.y + body.height, height - 40);
  const line = height - 36;
  return {
    titleArea,
    body: { ...body, height: Math.max(120, bottom - body.y) },
    numberArea: find((place) => attribute(place, "type") === "sldNum") ?? {
      x: width - edge - 100,
      y: line,
      width: 100,
      height: 24,
    },
    footerArea: find((place) => attribute(place, "type") === "ftr") ?? {
      x: edge,
      y: line,
      width: width / 2,
      height: 24,
    },
    ...(own === undefined
      ? {}
      : { bodyPlace: `<p:ph idx="${/^\d+$/.exec(attribute(own.place, "idx") ?? "")?.[0] ?? "1"}"/>` }),
  };
}

function holders(xml: string): { place: string; area: Area | undefined }[] {
  return xml
    .split("<p:sp>")
    .slice(1)
    .flatMap((shape) => {
      const place = /<p:ph\b[^>]*>/.exec(shape)?.[0];
      if (place === undefined) return [];
      const offset = /<a:off\b[^>]*>/.exec(shape)?.[0] ?? "";
      const extent = /<a:ext\s+cx[^>]*>/.exec(shape)?.[0] ?? "";
      const [x, y] = [points(attribute(offset, "x")), points(attribute(offset, "y"))];
      const [width, height] = [points(attribute(extent, "cx")), points(attribute(extent, "cy"))];
      const isWhole = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
      return [{ place, area: isWhole ? { x, y, width, height } : undefined }];
    });
}
