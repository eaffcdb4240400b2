import { Failure } from "../../model/failure.ts";
import { endingOf, formatByName, formats } from "../formats.ts";
import type { FormatName } from "../formats.ts";
import { archiveLimits } from "../archive/zip.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Archive } from "../archive/open-archive.ts";

const mostTypes = 4 * 1_048_576;

/** What the list of contents calls the main part. */
const officeTypes: readonly [RegExp, FormatName][] = [
  [/wordprocessingml\.(document|template)\.main|ms-word\.(document|template)\.macroEnabled/i, "docx"],
  [/ms-excel\.sheet\.binary/i, "xlsb"],
  [/ms-excel\.(sheet|template|addin)\.macroEnabled/i, "xlsm"],
  [/spreadsheetml\.(sheet|template)\.main/i, "xlsx"],
  [
    /presentationml\.(presentation|slideshow|template)\.main|ms-powerpoint\.(presentation|slideshow|template|addin)\.macroEnabled/i,
    "pptx",
  ],
];

/** Where the main part usually is, for a list of contents that is missing or says nothing. */
const usualParts: readonly [RegExp, FormatName][] = [
  [/^word\/document\d*\.xml$/i, "docx"],
  [/^xl\/workbook\.bin$/i, "xlsb"],
  [/^xl\/workbook\d*\.xml$/i, "xlsx"],
  [/^ppt\/presentation\d*\.xml$/i, "pptx"],
];

const openDocumentTypes: readonly [RegExp, FormatName][] = [
  [/opendocument\.text/, "odt"],
  [/opendocument\.spreadsheet/, "ods"],
  [/opendocument\.presentation/, "odp"],
  [/epub\+zip/, "epub"],
];

const unreadable: readonly [RegExp, string][] = [
  [/opendocument\.(graphics|formula|chart|image|database)/, "an OpenDocument drawing, formula or database"],
  [/^Index\/.*\.iwa$|^Index\.zip$/, "a Pages, Numbers or Keynote file"],
  [/^visio\//i, "a Visio drawing"],
  [/\.fpage$|^3D\//i, "an XPS or 3D file"],
];

/** Tells the formats apart that are zip files, by what is in them. */
export async function sniffZip(path: string, fileName: string): Promise<FormatName> {
  const archive = await openArchive(path, fileName, archiveLimits);
  try {
    const names = archive.names();
    const described = await describe(archive, names);
    const found =
      pick(officeTypes, [described.types]) ??
      pick(openDocumentTypes, [described.mimetype]) ??
      pick(
        usualParts,
        names.map((name) => name.replaceAll("\\", "/")),
      ) ??
      (archive.has("META-INF/container.xml") ? "epub" : undefined) ??
      pick(openDocumentTypes, [described.manifest]);
    if (found !== undefined) return found;
    const strange = pick(unreadable, [described.mimetype, ...names]);
    if (strange !== undefined)
      throw new Failure("unsupported", `${fileName} is ${strange}. Save it as PDF and send that.`);
    return plainZip(fileName);
  } finally {
    archive.close();
  }
}

/** An office file that has lost its main part is not handed on as a bag of files. */
function plainZip(fileName: string): FormatName {
  const promised = formatByName(fileName);
  if (promised === undefined || promised === "zip" || formats[promised].made !== "zip") return "zip";
  throw new Failure(
    "corrupt",
    `${fileName} is a zip file without the parts that make a .${endingOf(fileName)} file. Send it again.`,
  );
}

async function describe(archive: Archive, names: readonly string[]) {
  const read = async (sought: string) => {
    const name = names.find((known) => known.toLowerCase() === sought);
    if (name === undefined || archive.size(name) > mostTypes) return "";
    // a damaged list is not the end: the names may say enough
    return archive.read(name).then(
      (bytes) => bytes.toString("utf8"),
      () => "",
    );
  };
  return {
    types: await read("[content_types].xml"),
    mimetype: await read("mimetype"),
    manifest: await read("meta-inf/manifest.xml"),
  };
}

function pick<T>(rules: readonly (readonly [RegExp, T])[], texts: readonly string[]): T | undefined {
  return rules.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
}
