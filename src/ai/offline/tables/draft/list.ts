import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { isAllUsed, isKey, subjectsNamed } from "../find-roles.ts";

const mostRows = 40;
const mostColumns = 12;

/** "Who is in Legal?", "which rooms are above 100?": the rows that fit, whole, where nothing is to be computed. */
export function draftList(asked: Asked): TableDraft | undefined {
  const { shape, filters, cues } = asked;
  const conditions = conditionsOf(filters);
  if (conditions.length === 0 || (!cues.has("which") && !cues.has("who"))) return undefined;
  if (filters.named.some(({ isApart }) => isApart === true)) return undefined;
  const subjects = subjectsNamed(asked);
  const isPlain = isAllUsed(asked, { cues: ["and"], columns: subjects, kinds: ["rows"] });
  if (!isPlain || subjects.length > 1 || shape.columns.length > mostColumns) return undefined;
  // who is asked for must be told apart by a name of its own
  const names = shape.columns.flatMap(({ kind }, at) => (kind === "text" && isKey(at, asked) ? [at] : []));
  if (cues.has("who") && names.length === 0) return undefined;
  const select = shape.columns.map(({ name }) => name);
  return {
    ...{ table: shape.id, width: select.length, told: select.map((_, at) => at), must: [], mostRows },
    plan: { from: shape.id, ...whereOf(conditions), select },
  };
}
