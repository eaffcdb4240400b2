import { keepWithin } from "../../lib/keep-within.ts";
import { printReference } from "./document-reference.ts";
import type { Message } from "../message.ts";
import type { Origin } from "./origin.ts";

/**
 * The index of documents for a prompt: each label with how many documents it names, then each document
 * with its reference, newest first. Where the budget ends, the oldest are left out.
 */
export function describeDocuments(messages: readonly Message[], maxTokens: number): string {
  const newest = messages.toReversed().filter(({ documents }) => documents.length > 0);
  // the first that has a label is the newest, which is the one the label means
  const labels = new Map<string, number>();
  for (const { documentsLabel: label, documents } of newest)
    if (label !== undefined && !labels.has(label)) labels.set(label, documents.length);
  const lists = [...labels].map(
    ([label, documents]) => `${printReference({ kind: "list", label })} (${count(documents)})`,
  );
  const shown = new Set<string>();
  const items = newest.flatMap(({ documentsLabel, documents, round }) =>
    documents
      .filter(({ id }) => !shown.has(id) && shown.add(id))
      .map(({ id, fileName, mediaType, bytes, provenance, origin }) => {
        const reference = printReference({ kind: "item", documentId: id, fileName });
        const label = documentsLabel === undefined ? [] : [`label ${documentsLabel}`];
        const place = addressOf(origin);
        const from = place === undefined ? [] : [`from ${place}`];
        const facts = [mediaType, `${bytes} bytes`, provenance, ...label, `round ${round}`, ...from];
        return `${oneLine(reference)} (${facts.join(", ")})`;
      }),
  );
  return keepWithin([...lists, ...items], maxTokens);
}

const longestAddress = 300;

/** Where it can be looked at again, for actions that go to the same place. */
function addressOf(origin: Origin | undefined): string | undefined {
  const address =
    origin?.kind === "web" ? origin.finalUrl : origin?.kind === "drive" ? origin.webUrl : undefined;
  return address === undefined || address.length > longestAddress ? undefined : oneLine(address);
}

function count(documents: number): string {
  return documents === 1 ? "1 document" : `${documents} documents`;
}

/** A file name may hold anything; a line of the index is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}
