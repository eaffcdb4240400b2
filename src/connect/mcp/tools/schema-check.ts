/** What is wrong with a value, or undefined. */
export type SchemaCheck = (value: unknown) => string | undefined;
