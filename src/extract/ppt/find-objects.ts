import { numberAt, recordAt, recordType } from "./records.ts";
import type { PptRecord } from "./records.ts";

export interface Objects {
  /** The newest state of the whole presentation. */
  document: PptRecord | undefined;
  find(persistId: number): PptRecord | undefined;
}

const mostEdits = 10_000;

/** A file is saved by adding to it: the last edit says where each object stands now. */
export function findObjects(stream: Buffer, currentUser: Buffer): Objects {
  const places = new Map<number, number>();
  let documentId: number | undefined;
  const seen = new Set<number>();
  const directories = new Set<number>();
  // The edit's place stands behind the record's header, its size and its token.
  for (let at = numberAt(currentUser, 16); !seen.has(at) && seen.size < mostEdits;) {
    seen.add(at);
    const edit = recordAt(stream, at);
    if (edit?.type !== recordType.userEdit) break;
    documentId ??= numberAt(edit.data, 16);
    const directory = numberAt(edit.data, 12);
    if (!directories.has(directory)) keepPlaces(recordAt(stream, directory), places);
    directories.add(directory);
    at = numberAt(edit.data, 8);
    if (at === 0) break;
  }
  const find = (id: number) => {
    const place = places.get(id);
    return place === undefined ? undefined : recordAt(stream, place);
  };
  return { document: documentId === undefined ? undefined : find(documentId), find };
}

/** Runs of places: the first id in 20 bits, how many in 12. Newer edits come first and win. */
function keepPlaces(directory: PptRecord | undefined, places: Map<number, number>): void {
  if (directory?.type !== recordType.persistDirectory) return;
  const { data } = directory;
  for (let at = 0; at + 4 <= data.length;) {
    const head = numberAt(data, at);
    const [first, count] = [head & 0xfffff, head >>> 20];
    at += 4;
    for (let n = 0; n < count && at + 4 <= data.length; n += 1, at += 4)
      if (!places.has(first + n)) places.set(first + n, numberAt(data, at));
  }
}
