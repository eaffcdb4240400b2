import { Failure } from "../../model/failure.ts";
import type { Archive } from "../archive/open-archive.ts";
import { readXml } from "../xml/read-xml.ts";
import { localName, readEntry } from "../xml/xml-tree.ts";

const manifest = "META-INF/manifest.xml";

/** OpenDocument files are encrypted entry by entry, which only their manifest tells. */
export async function refuseEncryptedOdf(archive: Archive, fileName: string): Promise<void> {
  if (!archive.has(manifest)) return;
  let encrypted = false;
  try {
    await readXml(
      readEntry({ archive, name: manifest, fileName }),
      {
        open(name) {
          encrypted ||= localName(name) === "encryption-data";
        },
      },
      { fileName },
    );
  } catch (error) {
    // A manifest that cannot be read says nothing; old ones declare a document type.
    if (!(error instanceof Failure) || !["corrupt", "limit"].includes(error.code)) throw error;
  }
  if (encrypted)
    throw new Failure(
      "password_required",
      `${fileName} is encrypted. Open it with its password, save it without one and send it again.`,
    );
}
