import { createReadStream } from "node:fs";
import { Failure } from "../../model/failure.ts";
import type { Source } from "../reader.ts";

const oldOffice = "\u00d0\u00cf\u0011\u00e0";
const encrypted = Buffer.from("EncryptedPackage", "utf16le").toString("latin1");

/** A zip-based document that is in truth an OLE file is encrypted, or has the wrong name. */
export async function refuseOldOffice({ path, fileName }: Source): Promise<void> {
  let rest: string | undefined;
  for await (const chunk of createReadStream(path, { encoding: "latin1" })) {
    if (rest === undefined && !String(chunk).startsWith(oldOffice)) return;
    const text = (rest ?? "") + String(chunk);
    if (text.includes(encrypted))
      throw new Failure(
        "password_required",
        `${fileName} is encrypted. Send it with its password, or save it without one.`,
      );
    rest = text.slice(-encrypted.length);
  }
  if (rest !== undefined)
    throw new Failure(
      "unsupported",
      `${fileName} is an old Office file under a new name. Save it as .docx and send it again.`,
    );
}
