import type { Evidence } from "../../model/grounding.ts";
import type { Passage } from "../../retrieve/passages/passage.ts";

import { screenInstructions } from "./hygiene/screen-instructions.ts";

/** A passage as it can be cited: its words, its place, and its cells where it is a table. */
export function toEvidence(passage: Passage): Evidence {
  const { id, part, fileName, language, text, start } = passage;
  const linesBefore = part.text.slice(0, start).split("\n").length - 1;
  const line = part.position.line === undefined ? {} : { line: part.position.line + linesBefore };
  const orders = screenInstructions(text).found.map((found) => ({ start: found.start, end: found.end }));
  return {
    ...{ id, documentId: part.document, document: fileName, quote: text },
    position: { ...part.position, ...line },
    ...(part.heading && { heading: part.heading }),
    ...(language !== "unknown" && { language }),
    ...(passage.table && { table: passage.table }),
    ...(orders.length > 0 && { orders }),
  };
}
