import { Failure } from "../../model/failure.ts";
import { readOdf } from "../odf/read-odf.ts";
import type { Reader } from "../reader.ts";
import { pageParts } from "./page-parts.ts";
import { readPages } from "./read-pages.ts";

/** Presentations of LibreOffice and others that write OpenDocument. */
export const readOdp: Reader = (reading) =>
  readOdf(reading, async (show) => {
    const { fileName, sink } = show;
    let pages = 0;
    let parts = 0;
    await readPages({ ...show, name: "content.xml" }, async (page) => {
      pages += 1;
      for await (const part of pageParts(page, show, pages)) {
        await sink.part(part);
        parts += 1;
      }
      sink.progress(pages);
    });
    if (parts === 0) throw new Failure("empty", `${fileName} has no text, tables or pictures on its slides.`);
  });
