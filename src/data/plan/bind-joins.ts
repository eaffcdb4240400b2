import { foldText } from "../../lib/text/fold-text.ts";
import type { TypedTable } from "../table/typed-table.ts";
import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { bindName } from "./bind-expression.ts";
import type { BoundJoin } from "./bound-plan.ts";
import { shorten, suggestNames } from "./nearest-names.ts";
import type { Join, Plan } from "./plan.ts";
import { rowScope } from "./scope.ts";
import type { NamedTable } from "./scope.ts";

export function findTable(
  name: string,
  tables: readonly TypedTable[],
): { index: number; found: TypedTable } | Complaint {
  const byId = tables.findIndex(({ id }) => id === name);
  const folded = foldText(name);
  const hits = tables.flatMap((table, at) =>
    table.name === name || foldText(table.name) === folded ? [at] : [],
  );
  const index = byId >= 0 ? byId : (hits[0] ?? -1);
  const found = tables[index];
  if (found === undefined)
    return {
      complaint: `There is no table "${shorten(name)}". ${suggestNames(
        name,
        tables.flatMap((table) => [table.id, table.name]),
      )}`,
    };
  if (byId < 0 && hits.length > 1) {
    const ids = hits.map((at) => tables[at]?.id).join(", ");
    return { complaint: `Several tables are called "${shorten(name)}": name one of ${ids}.` };
  }
  return { index, found };
}

interface JoinInput {
  tables: readonly TypedTable[];
  /** Grows by each joined table. */
  named: NamedTable[];
  skipsMisfits: boolean;
}

export function bindJoins({ join }: Plan, input: JoinInput): BoundJoin[] | Complaint {
  const joins: BoundJoin[] = [];
  for (const one of join === undefined ? [] : Array.isArray(join) ? join : [join]) {
    const bound = bindJoin(one, input);
    if (isComplaint(bound)) return bound;
    joins.push(bound);
  }
  return joins;
}

function bindJoin(join: Join, { tables, named, skipsMisfits }: JoinInput): BoundJoin | Complaint {
  const right = findTable(join.table, tables);
  if (isComplaint(right)) return right;
  const name = join.as ?? join.table;
  if (named.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return {
      complaint: `"${shorten(name)}" is in the plan already; give the joined one another name with "as".`,
    };
  const leftScope = rowScope({ tables: named, derived: [], skipsMisfits });
  named.push({ name, table: right.found });
  const rightScope = rowScope({ tables: [{ name, table: right.found }], derived: [], skipsMisfits });
  const on: BoundJoin["on"] = [];
  for (const [leftName, rightName] of join.on) {
    const left = bindName(leftName, { scope: leftScope, skipsMisfits, ofRows: true });
    if (isComplaint(left)) return left;
    const own = bindName(rightName, { scope: rightScope, skipsMisfits, ofRows: true });
    if (isComplaint(own)) return own;
    if (left.type.kind !== own.type.kind)
      return {
        complaint: `"${shorten(leftName)}" is a ${left.type.kind} and "${shorten(rightName)}" a ${own.type.kind}: they cannot be keys of one join.`,
      };
    if (join.match === "folded" && left.type.kind !== "text")
      return { complaint: `match: "folded" is for texts; "${shorten(leftName)}" is a ${left.type.kind}.` };
    on.push({ left, right: own.op === "column" ? { ...own, table: named.length - 1 } : own });
  }
  return {
    ...{ table: right.index, name, on, kind: join.kind ?? "inner" },
    isFolded: join.match === "folded",
    mayRepeat: join.repeats === "allow",
  };
}
