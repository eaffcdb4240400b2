import { Failure } from "../../model/failure.ts";
import type { Package } from "../archive/package.ts";
import { attributeOf, elementsBelow, readXmlTree } from "../xml/xml-tree.ts";

/** These only hide fonts from being copied; the text is open. */
const fontsOnly = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];

/** A book under copy protection says which of its files are encrypted, and opens only in its shop's reader. */
export async function refuseProtected({ archive, fileName }: Package): Promise<void> {
  const name = "META-INF/encryption.xml";
  if (!archive.has(name)) return;
  const root = await readXmlTree({ archive, fileName, name });
  const methods = elementsBelow(root, "EncryptedData").map((data) =>
    attributeOf(elementsBelow(data, "EncryptionMethod")[0], "Algorithm"),
  );
  if (methods.some((method) => method === undefined || !fontsOnly.includes(method)))
    throw new Failure(
      "password_required",
      `${fileName} is under copy protection and opens only in its shop's reader. Send a copy without protection.`,
    );
}
