import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { sameUnit } from "../quantity.ts";
import { bindOperand } from "./bind-expression.ts";
import type { BoundExpression, BoundResultDerive, ResultColumn, ValueType } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Derive } from "./plan.ts";

export interface DeriveContext {
  /** A column of the result by name; of rows also one that is not shown. */
  need(name: string): BoundExpression | Complaint;
  skipsMisfits: boolean;
}

const percent: ValueType = { kind: "number", scale: 10, digits: 30, unit: "%" };
const ratio: ValueType = { kind: "number", scale: 10, digits: 30 };
const place: ValueType = { kind: "number", scale: 0, digits: 12 };

export function bindResultDerive(derive: Derive, context: DeriveContext): ResultColumn | Complaint {
  const bound = bindKind(derive, context);
  if (isComplaint(bound)) return bound;
  return { name: derive.as, type: bound.type, from: { op: "derive", of: bound.of }, isShown: true };
}

type Made = { of: BoundResultDerive; type: ValueType } | Complaint;

function bindKind(derive: Derive, context: DeriveContext): Made {
  if ("expr" in derive) {
    const scope = { find: context.need, columnOf: () => undefined };
    const of = bindOperand(derive.expr, { scope, skipsMisfits: context.skipsMisfits, ofRows: false });
    return isComplaint(of) ? of : { of: { op: "expression", of }, type: of.type };
  }
  if ("share" in derive) return bindShare(derive.share, context);
  if ("rank" in derive) return bindRank(derive.rank, context);
  if ("change" in derive) return bindChange(derive.change, context);
  return {
    complaint: `"${shorten(derive.as)}": a part of a date is derived of rows, and "${shorten(derive.part.of)}" is a column of the result.`,
  };
}

function indexesOf(names: readonly string[], context: DeriveContext): number[] | Complaint {
  const found: number[] = [];
  for (const name of names) {
    const of = context.need(name);
    if (isComplaint(of)) return of;
    if (of.op === "result") found.push(of.index);
  }
  return found;
}

function numberNamed(name: string, context: DeriveContext): { index: number; type: ValueType } | Complaint {
  const of = context.need(name);
  if (isComplaint(of)) return of;
  if (of.op !== "result" || of.type.kind !== "number")
    return { complaint: `"${shorten(name)}" is a ${of.type.kind}; a share or change is of numbers.` };
  return { index: of.index, type: of.type };
}

function bindShare(share: Extract<Derive, { share: unknown }>["share"], context: DeriveContext): Made {
  const of = numberNamed(share.of, context);
  if (isComplaint(of)) return of;
  const within = indexesOf(share.within ?? [], context);
  if (isComplaint(within)) return within;
  const isPercent = share.as !== "ratio";
  return { of: { op: "share", of: of.index, within, isPercent }, type: isPercent ? percent : ratio };
}

function bindRank(rank: Extract<Derive, { rank: unknown }>["rank"], context: DeriveContext): Made {
  const by = context.need(rank.by);
  if (isComplaint(by)) return by;
  const within = indexesOf(rank.within ?? [], context);
  if (isComplaint(within)) return within;
  const index = by.op === "result" ? by.index : 0;
  return { of: { op: "rank", by: index, isDescending: rank.desc ?? true, within }, type: place };
}

function bindChange(change: Extract<Derive, { change: unknown }>["change"], context: DeriveContext): Made {
  const isPercent = change.as !== "absolute";
  if ("from" in change) {
    const [from, to] = [numberNamed(change.from, context), numberNamed(change.to, context)];
    if (isComplaint(from)) return from;
    if (isComplaint(to)) return to;
    const same = sameUnit(from.type.unit, to.type.unit);
    if (isComplaint(same)) return same;
    if (from.type.factor !== to.type.factor)
      return { complaint: `"${shorten(change.from)}" and "${shorten(change.to)}" are in different scales.` };
    return {
      of: { op: "change", from: from.index, to: to.index, isPercent },
      type: isPercent ? percent : differenceType(from.type, to.type),
    };
  }
  const of = numberNamed(change.of, context);
  if (isComplaint(of)) return of;
  const along = context.need(change.along);
  if (isComplaint(along)) return along;
  const within = indexesOf(change.within ?? [], context);
  if (isComplaint(within)) return within;
  const index = along.op === "result" ? along.index : 0;
  return {
    of: { op: "changeAlong", of: of.index, along: index, within, isPercent },
    type: isPercent ? percent : differenceType(of.type, of.type),
  };
}

function differenceType(a: ValueType, b: ValueType): ValueType {
  const scale = Math.max(a.scale, b.scale);
  return { ...a, scale, digits: Math.max(a.digits - a.scale, b.digits - b.scale) + scale + 1 };
}
