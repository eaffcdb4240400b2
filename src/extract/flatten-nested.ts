import type { ContentPart, Position } from "../model/document.ts";
import type { Warning } from "./collect-document.ts";
import type { ReadEvent } from "./sandbox/messages.ts";
import { toContentPart } from "./to-content-part.ts";
import type { StoreImage } from "./to-content-part.ts";

export interface FlatContent {
  parts: ContentPart[];
  warnings: Warning[];
}

/**
 * A file and the documents inside it as one document, batch by batch: the path of a part from inside
 * begins with the names of what it was in, and a document inside that failed is a warning.
 */
export async function* flattenNested(
  events: AsyncIterable<ReadEvent>,
  document: string,
  storeImage?: StoreImage,
): AsyncGenerator<FlatContent, void, void> {
  const trails = new Map<number, string[]>();
  for await (const event of events) {
    switch (event.kind) {
      case "document": {
        const { index, parent, fileName } = event;
        trails.set(index, parent === undefined ? [] : [...(trails.get(parent) ?? []), fileName]);
        break;
      }
      case "parts": {
        const trail = trails.get(event.index) ?? [];
        const parts: ContentPart[] = [];
        for (const part of event.parts) {
          const position = under(trail, part.position);
          parts.push(await toContentPart({ ...part, document, position }, storeImage));
        }
        yield { parts, warnings: [] };
        break;
      }
      case "warning":
      case "failed":
        yield { parts: [], warnings: [{ code: event.code, message: event.message }] };
        break;
    }
  }
}

function under(trail: readonly string[], position: Position): Position {
  if (trail.length === 0) return position;
  const own = position.path === undefined ? [] : [position.path.replace(/^\/+/, "")];
  return { ...position, path: [...trail, ...own].join("/") };
}
