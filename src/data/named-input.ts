/** A value or a list by name, with what it is in words: its row and column, its document. */
export interface NamedInput {
  name: string;
  values: readonly string[];
  unit?: string | undefined;
  label?: string | undefined;
}
