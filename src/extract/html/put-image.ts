import type { HtmlBlock } from "./block-output.ts";
import { addText, isHiddenNow, type HtmlState } from "./flow-state.ts";
import { readDataUri } from "./read-data-uri.ts";

const largestPicture = 20 * 1_048_576;

/** A picture with its own bytes, or the words that stand for one. Nothing is ever fetched. */
export function putImage(state: HtmlState, attributes: Record<string, string>): void {
  const alt = attributes["alt"]?.trim() ?? "";
  const data = readDataUri(attributes["src"] ?? "");
  const image = data?.mediaType.startsWith("image/") === true ? data : undefined;
  if (image !== undefined && image.data.length > largestPicture) {
    state.warn("image-skipped", "A picture of more than 20 MB was left out.");
    return;
  }
  if (state.table !== undefined && alt !== "") addText(state, ` ${alt} `);
  if (image === undefined && (alt === "" || state.table !== undefined)) return;
  const block: HtmlBlock = {
    type: "image",
    text: alt,
    ...(image === undefined ? {} : { image }),
    line: state.line,
    hidden: isHiddenNow(state),
  };
  if (state.figure === undefined) state.output.later(block);
  else state.figure.images.push(block);
}
