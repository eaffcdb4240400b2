import { Failure } from "../../model/failure.ts";
import { createFlow } from "../flow/create-flow.ts";
import { createOutlet, type PartOutlet } from "../flow/create-outlet.ts";
import type { Entry } from "../flow/flow.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Package } from "../archive/package.ts";
import type { Reader } from "../reader.ts";
import { hasPageMarks } from "./has-page-marks.ts";
import { isReadInPlace, sendChart, sendChunk, sendDiagram } from "./read-insert.ts";
import { readProperties } from "../ooxml/read-properties.ts";
import { indexEntries, readRelationships, type Relationship } from "./read-relationships.ts";
import { createStory } from "./read-story.ts";
import { readStyles, type Styles } from "./read-styles.ts";
import type { StoryDeps } from "./story.ts";
import { refuseOldOffice } from "./refuse-old-office.ts";

interface Opened extends Package {
  main: string;
  /** Of the main part. */
  relationships: Relationship[];
  styles: Styles;
  outlet: PartOutlet;
  anchors: StoryDeps["anchors"];
  notes: StoryDeps["notes"];
  /** Running heads met so far: each section repeats them. */
  running: Set<string>;
}

const embeddedNames = /\/embeddings\/[^/]+\.(docx|docm|xlsx|xlsm|xlsb|pptx|pptm|pdf|odt|ods|odp|rtf)$/i;
const inserts = { chunk: sendChunk, chart: sendChart, diagram: sendDiagram };

/** Word documents and templates, with or without macros, in usual and strict OOXML. */
export const readDocx: Reader = async ({ source, sink }) => {
  await refuseOldOffice(source);
  const { fileName } = source;
  const archive = await openArchive(source.path, fileName);
  try {
    const opened = await openDocument({ archive, fileName, sink });
    await readStory(opened, opened.main, "body");
    await readAsides(opened);
    await attachEmbedded(opened);
  } finally {
    archive.close();
  }
};

async function openDocument(file: Package): Promise<Opened> {
  const { fileName, sink } = file;
  const find = indexEntries(file);
  const top = await readRelationships(file, "");
  const main = top.find(({ type }) => type === "officeDocument")?.entry ?? find("word/document.xml");
  if (main === undefined)
    throw new Failure("corrupt", `${fileName} is damaged: its main part is missing. Save it again in Word.`);
  const named = ["docProps/core.xml", "docProps/app.xml", "docProps/custom.xml"].map(find);
  const properties = await readProperties(
    file,
    named.filter((name) => name !== undefined),
  );
  if (properties.length > 0)
    await sink.part({ type: "metadata", text: properties.join("\n"), position: { path: "properties" } });
  const relationships = await readRelationships(file, main);
  const styles = await openStyles(file, relationships.find(({ type }) => type === "styles")?.entry);
  const missing = relationships.find(({ type, entry }) => entry === undefined && isStory(type));
  if (missing !== undefined)
    sink.warn("missing-part", `${fileName} names the part ${missing.target}, which is missing.`);
  return {
    ...file,
    main,
    relationships,
    styles,
    outlet: createOutlet(file),
    anchors: new Map(),
    notes: new Map(),
    running: new Set(),
  };
}

async function openStyles(file: Package, name: string | undefined): Promise<Styles> {
  try {
    return await readStyles(file, name);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    file.sink.warn("damaged-part", `The styles of ${file.fileName} are damaged: headings may not be known.`);
    return readStyles(file, undefined);
  }
}

async function readStory(opened: Opened, name: string, path: string): Promise<void> {
  const { outlet, styles, anchors, notes, sink, fileName } = opened;
  const relationships = name === opened.main ? opened.relationships : await readRelationships(opened, name);
  const said = new Set<string>();
  const flow = createFlow(path, /^(header|footer)/.test(path) ? onceEach(opened) : outlet.queue);
  const story = createStory({
    flow,
    styles,
    relationships: new Map(relationships.map((relationship) => [relationship.id, relationship])),
    hasPages: name === opened.main && (await hasPageMarks({ ...opened, name })),
    path,
    anchors,
    notes,
    insert(kind, { entry }) {
      if (entry !== undefined) flow.insert((at) => inserts[kind](opened, entry, at));
    },
    missing(target) {
      if (said.size === 0)
        sink.warn(
          "missing-part",
          `${fileName} shows ${target}, which is not inside the file and was not fetched.`,
        );
      said.add("picture");
    },
  });
  await outlet.read(name, story);
  flow.end();
  await outlet.flush();
}

function onceEach({ running, outlet }: Opened): (entry: Entry) => void {
  return (entry) => {
    const { text, hidden = "" } = entry.part;
    const key = `${hidden}:${text}`;
    if (running.has(key) && entry.media === undefined && entry.send === undefined) return;
    running.add(key);
    outlet.queue(entry);
  };
}

function isStory(type: string): boolean {
  return /^(footnotes|endnotes|comments|header|footer)$/.test(type);
}

/** Notes, comments and running heads: each stands in a part of its own, and a damaged one costs a warning. */
async function readAsides(opened: Opened): Promise<void> {
  const { relationships, sink, fileName } = opened;
  const rank = ["footnotes", "endnotes", "comments", "header", "footer"];
  const stories = relationships
    .filter(({ type, entry }) => isStory(type) && entry !== undefined && entry !== opened.main)
    .sort((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type) || compare(a.target, b.target));
  const seen = new Set<string>();
  for (const { type, entry = "" } of stories) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    const path = type.endsWith("s") ? type : (entry.split("/").at(-1) ?? type).replace(/\.xml$/i, "");
    try {
      await readStory(opened, entry, path);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
      sink.warn("damaged-part", `The part ${entry} of ${fileName} is damaged and was not read to its end.`);
    }
  }
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Workbooks and other documents inside this one, as documents of their own. */
async function attachEmbedded(opened: Opened): Promise<void> {
  const { archive, sink, relationships } = opened;
  const embedded = archive.names().filter((name) => embeddedNames.test(name));
  const merged = relationships.flatMap(({ type, entry }) =>
    type === "aFChunk" && entry !== undefined && !isReadInPlace(opened, entry) ? [entry] : [],
  );
  for (const name of new Set([...merged, ...embedded]))
    await sink.attach({ fileName: name.split("/").at(-1) ?? name, open: () => archive.open(name) });
}
