/** A statement with its values apart; nothing that comes from outside ever stands in the text. */
export interface QueryStatement {
  sql: string;
  values: string[];
}

/** Collects the values of a statement while its text is made. */
export interface Binder {
  /** The place of a text in the statement. */
  text(value: string): string;
  values: string[];
}

export function createBinder(): Binder {
  const values: string[] = [];
  return {
    values,
    text(value) {
      values.push(value);
      return `$${values.length}::VARCHAR`;
    },
  };
}

/** Our own constant patterns and signs, quoted for SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
