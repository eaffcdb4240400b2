import { openArchive } from "./open-archive.ts";
import type { ArchiveLimits } from "./open-archive.ts";
import type { Reader } from "../reader.ts";

/** For archives that people send: what is in them is read one by one. */
export const archiveLimits: ArchiveLimits = {
  entries: 5_000,
  entryBytes: 2_048 * 1_048_576,
  totalBytes: 2_048 * 1_048_576,
  ratio: 250,
};

/** What file managers leave behind; nobody sent it on purpose. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/** Each entry is a document of its own. */
export const readZip: Reader = async ({ source, sink }) => {
  const archive = await openArchive(source.path, source.fileName, archiveLimits);
  try {
    const names = archive.names().filter((name) => !litter.test(name));
    for (const [index, name] of names.entries()) {
      sink.progress(index, names.length);
      await sink.attach({ fileName: name, open: () => archive.open(name) });
    }
  } finally {
    archive.close();
  }
};
