import { Failure } from "../../model/failure.ts";
import { openAgile } from "./agile.ts";
import { unknownScheme } from "./encryption.ts";
import type { Opener } from "./encryption.ts";
import { openOle } from "./open-ole.ts";
import { openStandard } from "./standard.ts";

/** Opens a Word, Excel or PowerPoint file that was saved with a password: the zip inside it. */
export async function decryptOffice(path: string, fileName: string, password: string): Promise<Buffer> {
  const ole = await openOle(path, fileName);
  const info = ole.stream("EncryptionInfo");
  const encrypted = ole.stream("EncryptedPackage");
  if (info === undefined || encrypted === undefined)
    throw unknownScheme(fileName, "it is not an encrypted Office file of 2007 or later");
  try {
    const opener = await openerFor(info, fileName);
    const key = opener.check(password);
    if (key === undefined)
      throw new Failure("password_required", `The password for ${fileName} is wrong. Give the right one.`);
    const length = Number(encrypted.readBigUInt64LE(0));
    const content = opener.open(key, encrypted.subarray(8));
    if (length > content.length)
      throw new Failure("corrupt", `${fileName} is damaged: its end is missing. Send it again.`);
    return content.subarray(0, length);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure("corrupt", `${fileName} is damaged: its encryption cannot be read. Send it again.`, {
      cause,
    });
  }
}

async function openerFor(info: Buffer, fileName: string): Promise<Opener> {
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (major === 4 && minor === 4) return openAgile(info, fileName);
  if (minor === 2 && major >= 2 && major <= 4) return openStandard(info, fileName);
  throw unknownScheme(fileName, `version ${major}.${minor}`);
}
