import { Failure } from "../../model/failure.ts";
import type { Archive } from "../archive/open-archive.ts";
import type { Hidden, Sink } from "../reader.ts";
import type { PackageRelation } from "../ooxml/read-relations.ts";

/** A presentation while it is read. */
export interface OpenDeck {
  archive: Archive;
  fileName: string;
  sink: Sink;
  /** Who wrote comments, by id. */
  authors: ReadonlyMap<string, string>;
  /** The names of office files that stand on slides, gathered while these are read. */
  embedded: Set<string>;
}

/** A slide while it is read. */
export interface SlideScope {
  deck: OpenDeck;
  /** By id. */
  relations: ReadonlyMap<string, PackageRelation>;
  /** From 1, in the order of the presentation. */
  number: number;
  heading: string[];
  hidden?: Hidden;
}

/** Where a relation leads to: an entry that is there; otherwise a warning says what is missing. */
export function entryOf({ deck, relations, number }: SlideScope, id: string | undefined): string | undefined {
  if (id === undefined || id === "") return undefined;
  const relation = relations.get(id);
  if (relation !== undefined && !relation.external && deck.archive.has(relation.target))
    return relation.target;
  const why =
    relation?.external === true
      ? "a linked file outside the presentation, which is never fetched"
      : "a part that is missing";
  deck.sink.warn("missing-part", `Slide ${number} of ${deck.fileName} refers to ${why}.`);
  return undefined;
}

/** Reads something beside the slides; damage there costs a warning, not the presentation. */
export async function readBeside<T>(
  deck: OpenDeck,
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    deck.sink.warn("damaged-part", `${what} of ${deck.fileName} could not be read: ${error.message}`);
    return undefined;
  }
}
