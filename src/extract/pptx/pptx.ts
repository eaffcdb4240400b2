import { posix } from "node:path";
import { Failure } from "../../model/failure.ts";
import { openArchive } from "../archive/open-archive.ts";
import { openDeck } from "./open-deck.ts";
import { propertyParts, readProperties } from "../ooxml/read-properties.ts";
import { slideParts } from "./slide-parts.ts";
import type { Reader } from "../reader.ts";
import { readEntry } from "../xml/xml-tree.ts";

/** Presentations of PowerPoint since 2007, also shows, templates and those with macros. */
export const readPptx: Reader = async ({ source, sink }) => {
  const { fileName } = source;
  const archive = await openArchive(source.path, fileName);
  try {
    const { deck, relations, slides } = await openDeck({ archive, fileName, sink });
    const properties = await readProperties(deck, propertyParts(deck, relations));
    if (properties.length > 0)
      await sink.part({ type: "metadata", text: properties.join("\n"), position: {} });
    const read = new Set<string>();
    let parts = 0;
    for (const [index, name] of slides.entries()) {
      sink.progress(index, slides.length);
      if (name === undefined) {
        sink.warn("missing-part", `Slide ${index + 1} of ${fileName} is missing.`);
        continue;
      }
      if (read.has(name)) continue;
      read.add(name);
      for await (const part of slideParts(deck, name, index + 1)) {
        await sink.part(part);
        parts += 1;
      }
    }
    sink.progress(slides.length, slides.length);
    if (slides.length > 0 && slides.every((name) => name === undefined))
      throw new Failure("corrupt", `${fileName} is damaged: none of its slides is there. Send it again.`);
    if (parts === 0 && deck.embedded.size === 0)
      throw new Failure("empty", `${fileName} has no text, tables or pictures on its slides.`);
    for (const name of deck.embedded)
      await sink.attach({
        fileName: posix.basename(name),
        open: () => readEntry({ archive, fileName, name }),
      });
  } finally {
    archive.close();
  }
};
