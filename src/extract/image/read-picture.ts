import { buffer } from "node:stream/consumers";
import { Failure } from "../../model/failure.ts";
import { imageTypeOf } from "../sniff/image-type.ts";
import type { NewPart, Sink } from "../reader.ts";
import { readEntry } from "../xml/xml-tree.ts";
import type { XmlPart } from "../xml/xml-tree.ts";

const mostBytes = 20 * 1_048_576;

/** A picture inside an archive; what is too large, damaged or no picture costs a warning. */
export async function readPicture(part: XmlPart, sink: Sink): Promise<NewPart["image"]> {
  const { archive, name, fileName } = part;
  if (archive.size(name) > mostBytes) {
    sink.warn("large-picture", `The picture ${name} of ${fileName} is larger than 20 MB and was left out.`);
    return undefined;
  }
  try {
    const data = await buffer(readEntry(part));
    const mediaType = imageTypeOf(data);
    if (mediaType !== undefined) return { mediaType, data };
    sink.warn("damaged-picture", `The picture ${name} of ${fileName} is of no known kind and was left out.`);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    sink.warn("damaged-picture", `The picture ${name} of ${fileName} could not be read: ${error.message}`);
  }
  return undefined;
}
