import { Failure } from "../../model/failure.ts";
import { unlockOdf } from "../decrypt/unlock-odf.ts";
import { pageParts } from "./page-parts.ts";
import { readMeta } from "../odf/read-meta.ts";
import { readPages } from "./read-pages.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Reader } from "../reader.ts";

/** Presentations of LibreOffice and others that write OpenDocument. */
export const readOdp: Reader = async ({ source, options, sink }) => {
  const { fileName } = source;
  const opened = await openArchive(source.path, fileName);
  try {
    const archive = await unlockOdf(opened, fileName, options.password);
    const show = { archive, fileName, sink };
    const properties = await readMeta(show);
    if (properties.length > 0)
      await sink.part({ type: "metadata", text: properties.join("\n"), position: {} });
    if (properties.some((line) => line.startsWith("Macros:")))
      sink.warn("macros", `${fileName} holds macros; they were not run.`);
    let pages = 0;
    let parts = 0;
    await readPages({ archive, fileName, name: "content.xml" }, async (page) => {
      pages += 1;
      for await (const part of pageParts(page, show, pages)) {
        await sink.part(part);
        parts += 1;
      }
      sink.progress(pages);
    });
    if (parts === 0) throw new Failure("empty", `${fileName} has no text, tables or pictures on its slides.`);
  } finally {
    opened.close();
  }
};
