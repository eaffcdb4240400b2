/** A document as a line of the index tells it. */
export interface IndexedDocument {
  reference: string;
  fileName: string;
  isGenerated: boolean;
  round: number;
}

// A file name may hold brackets and colons, so the facts are read from the end of the line.
const itemLine = /^(?<reference>docItem:[^:]+(?::(?<name>.*))?) \((?<facts>[^()]*, \d+ bytes, [^()]*)\)$/u;

/** The documents of an index, newest first as it lists them. */
export function readIndex(index: string): IndexedDocument[] {
  return index.split("\n").flatMap((line) => {
    const { reference, name = "", facts = "" } = itemLine.exec(line.trim())?.groups ?? {};
    if (reference === undefined) return [];
    const [, , provenance] = facts.split(", ");
    const round = Number(/round (\d+)/u.exec(facts)?.[1] ?? 0);
    return [{ reference, fileName: name, isGenerated: provenance === "generated", round }];
  });
}

/** Whether a text names the document by its file name, with or without the ending. */
export function isNamed({ fileName }: Pick<IndexedDocument, "fileName">, text: string): boolean {
  const plain = text.toLowerCase();
  const name = fileName.toLowerCase();
  const stem = name.replace(/\.[^.]+$/u, "");
  const spaced = stem.replaceAll(/[._-]+/gu, " ");
  return name !== "" && [name, stem, spaced].some((form) => form.length > 2 && holdsWord(plain, form));
}

function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isEdge = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  return isEdge(text[at - 1]) && isEdge(text[at + word.length]);
}
