import type { ContentPart, ExtractedDocument } from "../../model/document.ts";
import { openSieve, isInRange } from "../../retrieve/retrieve.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { streamParts } from "./store-parts.ts";
import type { WantedParts, HeldParts } from "./held-parts.ts";

/** More text than this is never held at a time: of longer documents what a request is about is held, and the rest is not. */
export const mostHeldLetters = 12_000_000;

/** Whether all of it is held, whatever is asked. */
export function fitsWhole(extracted: readonly ExtractedDocument[], most = mostHeldLetters): boolean {
  return extracted.reduce((sum, { letters = most + 1 }) => sum + letters, 0) <= most;
}

/** The parts of documents within bounds: short documents whole, of long ones those that are nearest to what is asked. */
export async function holdParts(
  extracted: readonly ExtractedDocument[],
  wanted: WantedParts,
  { blobs, signal, most = mostHeldLetters }: { blobs: Blobs; signal: AbortSignal; most?: number },
): Promise<HeldParts> {
  const lengths = new Map<string, number>();
  for (const document of extracted)
    lengths.set(document.documentId, document.letters ?? (await measure(document, blobs, signal)));
  const { whole, long, room } = divide(extracted, lengths, most);
  const chosen = long.length === 0 ? never : await sift(long, { wanted, letters: room, blobs, signal });
  const parts: ContentPart[] = [];
  for (const document of extracted) {
    const isWhole = whole.has(document.documentId);
    let place = 0;
    for await (const part of streamParts(blobs, document.partsSha256, signal)) {
      if (isWhole || chosen(document.documentId, place, part)) parts.push(part);
      place += 1;
    }
  }
  return { parts, partial: long.map(({ documentId }) => documentId) };
}

/** The shortest are held whole as long as half of the room is left for the others. */
function divide(
  extracted: readonly ExtractedDocument[],
  lengths: ReadonlyMap<string, number>,
  most: number,
): { whole: Set<string>; long: ExtractedDocument[]; room: number } {
  const lengthOf = ({ documentId }: ExtractedDocument) => lengths.get(documentId) ?? 0;
  const total = extracted.reduce((sum, document) => sum + lengthOf(document), 0);
  const limit = total <= most ? most : most / 2;
  const whole = new Set<string>();
  let taken = 0;
  for (const document of extracted.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    if (taken + lengthOf(document) > limit) break;
    taken += lengthOf(document);
    whole.add(document.documentId);
  }
  return { whole, long: extracted.filter(({ documentId }) => !whole.has(documentId)), room: most - taken };
}

interface Sifting {
  wanted: WantedParts;
  letters: number;
  blobs: Blobs;
  signal: AbortSignal;
}

type Chosen = (documentId: string, place: number, part: ContentPart) => boolean;

const never: Chosen = () => false;

async function sift(
  long: readonly ExtractedDocument[],
  { wanted, letters, blobs, signal }: Sifting,
): Promise<Chosen> {
  const { queries, ranges = [] } = wanted;
  const sieve = openSieve({ queries, letters });
  const firsts = new Map<string, number>();
  let count = 0;
  for (const { documentId, partsSha256 } of long) {
    firsts.set(documentId, count);
    for await (const part of streamParts(blobs, partsSha256, signal)) {
      sieve.weigh(part.text);
      count += 1;
    }
  }
  const isKept = sieve.choose();
  let room = letters;
  return (documentId, place, part) => {
    const first = firsts.get(documentId);
    if (first !== undefined && isKept(first + place)) return true;
    if (part.text.length > room || !ranges.some((range) => isInRange(part, range))) return false;
    room -= part.text.length;
    return true;
  };
}

async function measure(
  { partsSha256 }: ExtractedDocument,
  blobs: Blobs,
  signal: AbortSignal,
): Promise<number> {
  let letters = 0;
  for await (const part of streamParts(blobs, partsSha256, signal)) letters += part.text.length;
  return letters;
}
