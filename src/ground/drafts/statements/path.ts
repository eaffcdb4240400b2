/** The members and indices that lead to a value. */
export type MemberPath = readonly (string | number)[];

export interface StatementPath {
  place: MemberPath;
  /** The part of a text that is meant; the whole where there is none. */
  range?: readonly [start: number, end: number];
}

const plainKey = /^[A-Za-z_$][\w$]*$/;

export function printPath({ place, range }: StatementPath): string {
  const printed = place.map((step, at) => {
    if (typeof step === "number") return `[${step}]`;
    if (!plainKey.test(step)) return `[${JSON.stringify(step)}]`;
    return at === 0 ? step : `.${step}`;
  });
  return `${printed.join("")}${range === undefined ? "" : `#${range[0]}-${range[1]}`}`;
}

const step = /\.?([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;
const rest = /#(\d+)-(\d+)$/y;

/** Undefined for what is no path. */
export function readPath(path: string): StatementPath | undefined {
  const place: (string | number)[] = [];
  let at = 0;
  while (at < path.length) {
    step.lastIndex = at;
    const found = step.exec(path);
    if (found === null) break;
    const [whole, key, index, quoted] = found;
    place.push(key ?? (index === undefined ? readKey(quoted ?? "") : Number(index)));
    at += whole.length;
  }
  if (at === path.length) return { place };
  rest.lastIndex = at;
  const [, start, end] = rest.exec(path) ?? [];
  return start === undefined ? undefined : { place, range: [Number(start), Number(end)] };
}

function readKey(quoted: string): string {
  const key: unknown = JSON.parse(quoted);
  return typeof key === "string" ? key : quoted;
}
