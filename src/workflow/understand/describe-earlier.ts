import { keepWithin } from "../../lib/keep-within.ts";
import { printReference } from "../../model/documents/document-reference.ts";
import type { EarlierRound } from "../../model/work.ts";

const longestRequest = 800;
const longestAnswer = 1_200;
const mostClaims = 30;
const longestClaim = 300;

/** The rounds before this one for a prompt, newest first: asked, answered, proven, made. Where the budget ends, the oldest are left out. */
export function describeEarlier(rounds: readonly EarlierRound[], maxTokens: number): string {
  return keepWithin(rounds.map(describeRound), maxTokens);
}

function describeRound({ number, request, result, results }: EarlierRound): string {
  const claims = results.flatMap(({ checked }) =>
    checked.flatMap(({ handOff, provable }) => handOff?.claims ?? provable),
  );
  const shown = claims.slice(0, mostClaims).map(({ text }) => `  - ${shorten(text, longestClaim)}`);
  const more = claims.length > mostClaims ? [`  - and ${claims.length - mostClaims} more`] : [];
  const files = results.flatMap((task) => task.files);
  return [
    `round ${number}, asked: ${shorten(request, longestRequest)}`,
    ...(result === undefined
      ? ["  it was not finished"]
      : [`  answered (${result.status}): ${shorten(result.message.text, longestAnswer)}`]),
    ...(shown.length === 0 ? [] : ["  proven:", ...shown, ...more]),
    ...files.map(({ id, fileName }) => {
      const reference = printReference({ kind: "item", documentId: id, fileName });
      return `  made: ${shorten(reference, longestClaim)}`;
    }),
    ...(result?.missing ?? []).map(({ text }) => `  not proven: ${shorten(text, longestClaim)}`),
  ].join("\n");
}

function shorten(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
