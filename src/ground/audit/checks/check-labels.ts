import type { Fact } from "../../facts/fact.ts";
import type { Context, SupportPiece } from "../context.ts";
import { brief, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { readTokens } from "../text/read-tokens.ts";
import type { Binding } from "./bind-facts.ts";
import { emptyLeaf, findRival, toLeaf, type Leaf } from "./find-rival.ts";
import { readPointers } from "./read-pointers.ts";

interface Labelled {
  label: string;
  fact: Fact;
  piece: SupportPiece;
}

const mostWords = 6;
const short = /(?<=\p{L})-?(?:nr|no|num)\b\.?|(?<!\p{L})(?:nr|no|n[°º]|num|núm)\.?(?=\s|$|:)/giu;

/** In "Invoice no. 4711  Customer no. 23" a value belongs to the words before it. */
export function checkLabels(
  claim: ReadClaim,
  context: Context,
  bindings: readonly Binding[],
): AuditFinding[] {
  const pairs = context.pieces
    .flatMap(readPairs)
    .filter(
      ({ piece }) => piece.source.evidence.documentId === context.pieces[0]?.source.evidence.documentId,
    );
  if (pairs.length < 2) return [];
  const values = bindings.filter(
    ({ fact, hold, pieces }) => hold === "same" && pieces.length > 0 && isValue(fact),
  );
  const pointers = readPointers(
    claim,
    context,
    values.map(({ fact }) => fact),
  );
  return values.flatMap(({ fact, held, pieces }): AuditFinding[] => {
    const own = new Set(pairs.flatMap((pair, at) => (held.includes(pair.fact) ? [at] : [])));
    // held by running text as well: no label decides
    if (own.size === 0 || pieces.some((piece) => !pairs.some((pair) => pair.piece === piece))) return [];
    const leaves = pairs.map((pair, at): Leaf =>
      own.has(at) || isAlike(pair.fact, fact) ? readLeaf(pair, context) : { ...emptyLeaf, name: pair.label },
    );
    const rival = findRival({ ...pointers, facts: [] }, leaves, own);
    if (
      rival === undefined ||
      values.some(
        (other) =>
          other.fact !== fact &&
          pairs.some((pair, at) => leaves[at] === rival.leaf && other.held.includes(pair.fact)),
      )
    )
      return [];
    const label = pairs[[...own][0] ?? 0]?.label ?? "";
    return [
      fault(
        fact.text,
        `"${fact.text}" stands at "${brief(label, 60)}", not at "${brief(rival.leaf.name, 60)}"`,
      ),
    ];
  });
}

function isValue({ kind, weak }: Fact): boolean {
  return weak !== true && (kind === "number" || kind === "date" || kind === "identifier" || kind === "time");
}

function isAlike(one: Fact, other: Fact): boolean {
  const isCode = ({ kind, dimension }: Fact) =>
    kind === "identifier" || (kind === "number" && dimension === undefined);
  return (one.kind === other.kind && one.dimension === other.dimension) || (isCode(one) && isCode(other));
}

/** Values with a few words before each and no sentence around them. */
function readPairs(piece: SupportPiece): Labelled[] {
  if (/[.!?]["”»)]*$/u.test(piece.text) && readTokens(piece.text).length > mostWords * 2) return [];
  const facts = piece.facts().filter(isValue);
  let from = 0;
  return facts.flatMap((fact) => {
    const label = piece.text.slice(from, fact.start).split("\n").at(-1)?.trim() ?? "";
    from = fact.end;
    const words = readTokens(label).length;
    return words === 0 || words > mostWords ? [] : [{ label, fact, piece }];
  });
}

function readLeaf({ label, piece }: Labelled, { readStems }: Context): Leaf {
  const words: Record<string, string> = {
    de: "nummer",
    en: "number",
    fr: "numéro",
    it: "numero",
    es: "número",
  };
  const full = label.replaceAll(short, (sign, at: number) =>
    at > 0 && /\p{L}$/u.test(label.slice(0, at))
      ? (words[piece.language] ?? sign)
      : ` ${words[piece.language] ?? sign} `,
  );
  return toLeaf(label, readStems(full, piece.language), []);
}
