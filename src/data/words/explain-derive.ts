import type { Derive, PlanOperand } from "../plan/plan.ts";
import { column, fill, listOf, sayPlain } from "./say.ts";
import type { Telling } from "./say.ts";

/** How a further column is computed. */
export function explainDerive(derive: Derive, telling: Telling): string {
  const { words } = telling;
  const X = column(derive.as);
  if ("expr" in derive) return fill(words.expr, { X, A: sayOperand(derive.expr, telling) });
  if ("part" in derive) {
    const periods = {
      day: words.byDay,
      week: words.byWeek,
      month: words.byMonth,
      quarter: words.byQuarter,
      year: words.byYear,
    };
    return fill(words.expr, { X, A: fill(periods[derive.part.by], { A: column(derive.part.of) }) });
  }
  if ("share" in derive) {
    const { of, within = [], as } = derive.share;
    const A = column(of);
    if (within.length > 0) return fill(words.shareWithin, { X, A, B: listOf(within.map(column), telling) });
    return fill(as === "ratio" ? words.shareRatio : words.shareOf, { X, A });
  }
  if ("rank" in derive)
    return `${fill(words.rank, { X, A: column(derive.rank.by) })} (${derive.rank.desc === false ? words.asc : words.desc})`;
  const { change } = derive;
  const isPercent = change.as !== "absolute";
  if ("from" in change)
    return fill(isPercent ? words.changePair : words.differencePair, {
      X,
      A: column(change.from),
      B: column(change.to),
    });
  return fill(isPercent ? words.changeAlong : words.differenceAlong, {
    X,
    A: column(change.of),
    B: column(change.along),
  });
}

const signs: Readonly<Record<string, string>> = { "+": " + ", "-": " − ", "*": " × ", "/": " ÷ " };

function sayOperand(operand: PlanOperand, telling: Telling, isInside = false): string {
  const { words, language } = telling;
  if (typeof operand === "string") return column(operand);
  if (typeof operand === "number") return sayPlain(String(operand), "number", language);
  if (!Array.isArray(operand)) return sayPlain(operand.value, "number", language);
  const [name, ...of] = operand;
  const sign = signs[name];
  const parts = of.map((one) => sayOperand(one, telling, sign !== undefined));
  if (sign !== undefined) return isInside ? `(${parts.join(sign)})` : parts.join(sign);
  const [A = "", B = ""] = parts;
  switch (name) {
    case "round":
      return fill(words.round, { A, n: B === "" ? "0" : B });
    case "abs":
      return fill(words.abs, { A });
    case "ifNull":
      return fill(words.ifNull, { A, B });
    default:
      return fill(words.days, { A, B });
  }
}
