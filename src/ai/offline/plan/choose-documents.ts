import type { Conversion } from "./find-conversion.ts";
import { type IndexedDocument, isNamed } from "../answer/read-index.ts";

const everyWord =
  /(?<!\p{L})(all|every|each|both|alle[ns]?|jede[nrs]?|beide[ns]?|tous|toutes|chaque|tutti|tutte|ogni|entrambi|todos|todas|cada|ambos)(?!\p{L})/iu;
const tableWord = /(?<!\p{L})(table|tabelle|tableau|tabella|tabla)(?!\p{L})/iu;

/** What may be evidence: everything that was not made here, unless the text names a result outright. */
export function chooseSources(text: string, index: readonly IndexedDocument[]): string[] {
  const sources = index.filter((document) => !document.isGenerated || isNamed(document, text));
  return (sources.length === 0 ? index : sources).map(({ reference }) => reference);
}

/** The document, or documents, that an action is to work on as a whole. */
export function chooseDocuments(
  text: string,
  index: readonly IndexedDocument[],
  { refersBack, formats }: Conversion,
): string[] {
  const named = index.filter((document) => isNamed(document, text));
  if (named.length > 0) return toReferences(newestOfEach(named));
  const made = index.filter(({ isGenerated }) => isGenerated);
  const given = index.filter(({ isGenerated }) => !isGenerated);
  const result = pickResult(text, made, formats);
  if (result !== undefined && (refersBack || given.length === 0)) return [result.reference];
  const [newest] = given;
  if (newest === undefined) return [];
  return everyWord.test(text) || formats.length === 0
    ? toReferences(given.filter(({ round }) => round === newest.round))
    : [newest.reference];
}

/** The newest result; of several of one round the one that is a table where a table is meant, and not yet as wished. */
function pickResult(
  text: string,
  made: readonly IndexedDocument[],
  formats: readonly string[],
): IndexedDocument | undefined {
  const newest = made.filter(({ round }) => round === made[0]?.round);
  const rank = ({ fileName }: IndexedDocument) => {
    const ending = fileName.toLowerCase().split(".").at(-1) ?? "";
    const isTable = tableWord.test(text) && ["csv", "xlsx"].includes(ending);
    return (isTable ? 2 : 0) + (formats.includes(ending) ? 0 : 1);
  };
  return newest.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** A name that was used again means the newest of it. */
function newestOfEach(documents: readonly IndexedDocument[]): IndexedDocument[] {
  return documents.filter(
    ({ fileName }, at) => documents.findIndex((other) => other.fileName === fileName) === at,
  );
}

function toReferences(documents: readonly IndexedDocument[]): string[] {
  return documents.map(({ reference }) => reference);
}
