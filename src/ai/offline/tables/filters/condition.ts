/** One condition of a plan; all of them must hold. */
export interface FilterCondition {
  column: string;
  op: string;
  value?: string;
  values?: string[];
  match?: "folded";
}
