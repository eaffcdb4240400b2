import { Failure } from "../../model/failure.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Package } from "../archive/package.ts";
import { unlockOdf } from "../decrypt/unlock-odf.ts";
import type { Reading } from "../reader.ts";
import { readMeta } from "./read-meta.ts";

/** Opens an OpenDocument text or presentation, tells what it says about itself and hands it over to be read. */
export async function readOdf(
  { source: { path, fileName }, options, sink }: Reading,
  read: (file: Package) => Promise<void>,
): Promise<void> {
  const opened = await openArchive(path, fileName);
  try {
    const archive = await unlockOdf(opened, fileName, options.password);
    if (!archive.has("content.xml"))
      throw new Failure("corrupt", `${fileName} is damaged: its content is missing. Save it again.`);
    const file = { archive, fileName, sink };
    const meta = await readMeta(file);
    if (meta.length > 0)
      await sink.part({ type: "metadata", text: meta.join("\n"), position: { path: "meta" } });
    await read(file);
  } finally {
    opened.close();
  }
}
