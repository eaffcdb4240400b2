import { addAll } from "../../lib/add-all.ts";
import { filesBelow, filesOfPackage, readFontFile, type FontFile } from "./font-files.ts";
import { optionalPackages, packageFor, shippedPackages } from "./font-packages.ts";

/** The fonts of one document: where they lie, in which order they are asked, and what none of them has. */
export interface FontChoice {
  files: string[];
  families: string[];
  /** Characters without a glyph. */
  missing: Set<string>;
  /** What to install so that they are seen. */
  packages: string[];
  /** Families that were asked for and are nowhere to be found. */
  unknown: string[];
}

export interface FontRequest {
  characters: ReadonlySet<string>;
  language: string;
  /** That the theme names. */
  families: readonly string[];
}

export interface FontFinder {
  choose(request: FontRequest): FontChoice;
}

export interface FontFinderOptions {
  /** Where the system keeps its fonts; asked only for what ours lack. */
  folders?: readonly string[];
}

const systemFolders: readonly string[] = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  "/System/Library/Fonts",
  "/Library/Fonts",
  String.raw`C:\Windows\Fonts`,
];

// Spaces are made by the shaper, marks that are never seen need no glyph.
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Finds fonts for texts; what it has read of font files is kept for the next document. */
export function createFontFinder({ folders = systemFolders }: FontFinderOptions = {}): FontFinder {
  const known = new Map<string, FontFile>();
  const read = (path: string): FontFile => {
    const file = known.get(path) ?? readFontFile(path);
    known.set(path, file);
    return file;
  };
  const shipped = lazy(() => shippedPackages.flatMap((name) => filesOfPackage(name)).map(read));
  const system = lazy(() => folders.flatMap((folder) => filesBelow(folder)));
  return {
    choose({ characters, language, families }) {
      const ours = shipped();
      const chosen: Chosen = { files: ours.map(({ path }) => path), families: familiesOf(ours) };
      const own: FontFile[] = [];
      const unknown = [...new Set(families)].filter((family) => {
        if (chosen.families.includes(family)) return false;
        const found = filesOfFamily(family, { read, system });
        addAll(own, found);
        return found.length === 0;
      });
      add(own, chosen);
      const missing = new Set<string>();
      for (const character of characters)
        if (!unseen.test(character) && ![...ours, ...own].some((file) => hasGlyph(file, character)))
          missing.add(character);
      for (const { name, serves } of optionalPackages(language)) {
        if (![...missing].some((character) => serves.test(character))) continue;
        take(filesOfPackage(name).map(read), missing, chosen);
      }
      if (missing.size > 0) takeFromSystem({ files: system().map(read), missing, chosen, language });
      const packages = new Set([...missing].map((character) => packageFor(character, language)));
      return { ...chosen, missing, unknown, packages: [...packages].filter((name) => name !== undefined) };
    },
  };
}

interface Chosen {
  files: string[];
  families: string[];
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function hasGlyph({ fonts }: FontFile, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return fonts.some((font) => font.has(codePoint));
}

const familiesOf = (files: readonly FontFile[]): string[] => [
  ...new Set(files.flatMap(({ fonts }) => fonts.map(({ family }) => family))),
];

function take(files: readonly FontFile[], missing: Set<string>, chosen: Chosen): void {
  const covered = [...missing].filter((character) => files.some((file) => hasGlyph(file, character)));
  if (covered.length === 0) return;
  for (const character of covered) missing.delete(character);
  add(files, chosen);
}

function add(files: readonly FontFile[], chosen: Chosen): void {
  for (const { path } of files) if (!chosen.files.includes(path)) chosen.files.push(path);
  for (const family of familiesOf(files)) if (!chosen.families.includes(family)) chosen.families.push(family);
}

interface Places {
  read(path: string): FontFile;
  system(): string[];
}

/** A family that a theme names: from its package, else from the system. */
function filesOfFamily(family: string, { read, system }: Places): FontFile[] {
  const slug = family.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const files = [...filesOfPackage(`@expo-google-fonts/${slug}`), ...system()].map(read);
  return files
    .filter(({ fonts }) => fonts.some((font) => font.family === family))
    .map(({ path, fonts }) => ({ path, fonts: fonts.filter((font) => font.family === family) }));
}

interface Search {
  files: readonly FontFile[];
  missing: Set<string>;
  chosen: Chosen;
  language: string;
}

/** Again and again the font that has most of what is missing; of equals, the plainest. */
function takeFromSystem({ files, missing, chosen, language }: Search): void {
  const candidates = files
    .flatMap((file) => file.fonts.map((font) => ({ font, file: { path: file.path, fonts: [font] } })))
    .filter(({ font }) => font.weight === 400 && !font.isItalic);
  const wanted = /^(?:ja|ko|zh)/.exec(language)?.[0] ?? "zh";
  const suffix = { ja: /\bJP\b/, ko: /\bKR\b/, zh: /\bSC\b/ }[wanted];
  const rank = (family: string): number =>
    (/^Noto (?:Sans|Color)/.test(family) ? 2 : 0) + (suffix?.test(family) === true ? 1 : 0);
  while (missing.size > 0) {
    let best: { score: number; file: FontFile; family: string } | undefined;
    for (const { font, file } of candidates) {
      let count = 0;
      for (const character of missing) if (font.has(character.codePointAt(0) ?? 0)) count += 1;
      const score = count + rank(font.family) / 10;
      if (count > 0 && (best === undefined || score > best.score))
        best = { score, file, family: font.family };
    }
    if (best === undefined) return;
    const { family } = best;
    const isBold = ({ fonts }: FontFile): boolean =>
      fonts.some((font) => font.family === family && font.weight === 700 && !font.isItalic);
    take([best.file, ...files.filter(isBold).map(({ path }) => ({ path, fonts: [] }))], missing, chosen);
  }
}
