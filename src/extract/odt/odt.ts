import { Failure } from "../../model/failure.ts";
import { createFlow } from "../flow/create-flow.ts";
import { createOutlet } from "../flow/create-outlet.ts";
import { objectParts } from "../odf/object-parts.ts";
import { readOdf } from "../odf/read-odf.ts";
import { collectOdtStyles } from "./collect-styles.ts";
import { createOdtStory } from "./create-odt-story.ts";
import type { Package } from "../archive/package.ts";
import type { Reader } from "../reader.ts";
import type { XmlNode } from "../xml/xml-tree.ts";

/** OpenDocument text and its templates. */
export const readOdt: Reader = (reading) => readOdf(reading, readText);

async function readText(file: Package): Promise<void> {
  const { archive, sink } = file;
  const outlet = createOutlet(file);
  const styles = collectOdtStyles();
  const find = (href: string) => {
    const name = href.replace(/^\.\//, "");
    return archive.has(name) ? name : undefined;
  };
  const read = async (name: string, story: string, queue = outlet.queue) => {
    const flow = createFlow(story, queue);
    const object = (node: XmlNode) =>
      flow.insert(async (at) => {
        for (const said of await objectParts(node, file)) await sink.part({ ...at, ...said });
      });
    await outlet.read(name, createOdtStory({ flow, styles, object, find }));
    flow.end();
    await outlet.flush();
  };
  // Running heads stand in styles.xml, which is read first for its styles; they follow the body.
  const running: Parameters<typeof outlet.queue>[0][] = [];
  await optional(file, "styles.xml", (name) => read(name, "styles", (entry) => running.push(entry)));
  await read("content.xml", "body");
  const said = new Set<string>();
  for (const entry of running) {
    if (!said.has(entry.part.text) || entry.media !== undefined) outlet.queue(entry);
    said.add(entry.part.text);
  }
  await outlet.flush();
}

/** A part the document can do without: damaged, it costs a warning. */
async function optional(
  { archive, fileName, sink }: Package,
  name: string,
  read: (name: string) => Promise<void>,
): Promise<void> {
  if (!archive.has(name)) return;
  try {
    await read(name);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    sink.warn("damaged-part", `The part ${name} of ${fileName} is damaged and was not read to its end.`);
  }
}
