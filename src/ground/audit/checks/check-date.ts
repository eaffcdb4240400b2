import type { Fact } from "../../facts/fact.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import type { Context } from "../context.ts";
import { brief, doubt, fault, type AuditFinding } from "../finding.ts";
import type { Binding } from "./bind-facts.ts";
import { coversPeriod } from "./check-coverage.ts";
import { inHeads, missing } from "./where-said.ts";

/** A date or year must be the passage's own; a heading dates only what has no date itself. */
export function checkDate({ fact, hold }: Binding, context: Context): AuditFinding[] {
  const own = [
    ...context.pieces.flatMap((piece) => piece.facts()),
    ...context.cells.flatMap((cell) => cell.facts()),
  ].filter(isDated);
  // a sum may look like a year
  if (context.computed.some(({ value }) => fact.keys.includes(value)) || coversPeriod(fact, context))
    return [];
  const isTitled = inHeads(fact, context);
  if (hold === "undated")
    return isTitled ? [] : [doubt(fact.text, `the cited words do not name the year of "${fact.text}"`)];
  if (isTitled)
    return own.length === 0 || context.cells.length > 0
      ? []
      : [doubt(fact.text, `"${fact.text}" stands only in a heading`)];
  if (isTorn(fact, context) || isShort(fact, context))
    return [doubt(fact.text, `"${fact.text}" is put together from words that stand apart`)];
  const [said] = own;
  return [
    said === undefined
      ? missing(fact, context)
      : fault(fact.text, `the passage says "${brief(said.text)}", not "${fact.text}"`),
  ];
}

function isDated({ kind, weak }: Fact): boolean {
  return (kind === "date" || kind === "period") && weak !== true;
}

/** Month and year stand in different words: "August through October … 2007". */
function isTorn({ keys }: Fact, context: Context): boolean {
  return keys.some((key) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/u.exec(key) ?? [];
    if (year === undefined || month === undefined) return false;
    const words = context.words();
    const hasYear = words.some((known) => known.has(year));
    const hasMonth = words.some((known) => [...known].some((word) => monthNames.get(word) === Number(month)));
    return (
      hasYear && hasMonth && (day === undefined || words.some((known) => known.has(String(Number(day)))))
    );
  });
}

/** "Since 67" is short for 1967. */
function isShort({ keys }: Fact, { headTexts, pieces }: Context): boolean {
  return keys.some((key) => {
    const short = /^(?:19|20)(\d\d)$/u.exec(key)?.[1];
    if (short === undefined) return false;
    const said = new RegExp(
      `(?:['’]|\\b(?:since|seit|depuis|dal|desde|in|from|anno)\\s)${short}(?![\\p{L}\\p{N}])`,
      "iu",
    );
    return [...headTexts, ...pieces.map(({ text }) => text)].some((text) => said.test(text));
  });
}
