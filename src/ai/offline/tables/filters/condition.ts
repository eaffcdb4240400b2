/** One condition of a plan; all of them must hold. */
export interface FilterCondition {
  column: string;
  op: string;
  value?: string;
  values?: string[];
  /** Another column, to compare with instead of a value. */
  other?: string;
  match?: "folded";
}
