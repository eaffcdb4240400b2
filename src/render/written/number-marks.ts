import { readNumber } from "../../lib/text/read-number.ts";

type Mark = "." | ",";

/** What point and comma mean in a column, as far as its numbers tell. */
export interface Marks {
  fraction?: Mark;
  group?: Mark;
}

/** 1.250.000 tells that the point parts thousands, 980,50 that the comma begins a fraction; none where they contradict. */
export function findMarks(numbers: readonly string[]): Marks {
  const fractions = new Set<Mark>();
  const groups = new Set<Mark>();
  for (const text of numbers) {
    if (readNumber(text).length !== 1) continue;
    const marks = (text.match(/[.,]/g) ?? []) as Mark[];
    const last = marks.at(-1);
    if (last === undefined) continue;
    const isFraction = marks.filter((mark) => mark === last).length === 1;
    (isFraction ? fractions : groups).add(last);
    for (const mark of marks) if (mark !== last) groups.add(mark);
  }
  const [fraction, ...moreFractions] = fractions;
  const [group, ...moreGroups] = groups;
  if (moreFractions.length + moreGroups.length > 0 || (fraction !== undefined && fraction === group))
    return {};
  return { ...(fraction !== undefined && { fraction }), ...(group !== undefined && { group }) };
}

interface Reading {
  /** Digits with a point before the fraction. */
  plain: string;
  /** Places behind the point as they are written. */
  decimals: number;
}

/** A written number; undefined where it can be read in two ways and nothing tells which. */
export function readMarked(
  text: string,
  { marks, isMoney }: { marks: Marks; isMoney: boolean },
): Reading | undefined {
  const [first, ...others] = readNumber(text);
  if (first === undefined) return undefined;
  const written = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  if (others.length === 0) {
    const isGroups = !first.includes(".") && written === 3 && (text.match(/[.,]/g) ?? []).length !== 1;
    return { plain: first, decimals: isGroups ? 0 : written };
  }
  const mark = text.includes(".") ? "." : ",";
  const digits = text.replace(mark, "");
  const isGroup = marks.group === mark || (marks.fraction !== undefined && marks.fraction !== mark);
  const isFraction = marks.fraction === mark || (marks.group !== undefined && marks.group !== mark);
  if (isGroup || (isMoney && !isFraction)) return { plain: digits, decimals: 0 };
  return isFraction ? { plain: text.replace(mark, "."), decimals: written } : undefined;
}
