import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { Statement } from "../statements/statement.ts";
import { checkLabel } from "./check-label.ts";
import type { DraftScope } from "./draft-scope.ts";
import { flatten, quotes } from "./claim-holds.ts";
import { ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";

/** Words shown as a quotation stand so in a source; a whole sentence of it is proven, a piece may have lost its "not". */
export function checkQuote(statement: Statement, scope: DraftScope): Ruling {
  const { text } = statement;
  if (/^\s*[-–—]/u.test(text))
    return checkLabel({ ...statement, text: text.replace(/^\s*[-–—]+/u, "") }, scope);
  const { claims } = scope.candidates(statement);
  const found = claims.filter((claim) =>
    [claim.text, ...claim.sources.map(({ quote }) => quote)].some((source) => quotes(text, source)),
  );
  const ids = found.map(({ id }) => id);
  if (found.length === 0) return rejected(`"${text}" stands in no source word for word.`);
  const sentences = found.flatMap((claim) =>
    [claim.text, ...claim.sources.map(({ quote }) => quote)].flatMap(splitSentences),
  );
  const isWhole = sentences.some((sentence) => bare(sentence.text) === bare(text));
  return isWhole ? ok(ids) : undecided(["The quotation is a piece of a sentence."], ids);
}

function bare(text: string): string {
  return flatten(text)
    .replaceAll(/[^\p{L}\p{N}%€$£+−-]+/gu, " ")
    .trim();
}
