/** The recorded steps that mean something to a person, by the word their names begin with. */
const kinds = [
  "understand",
  "plan",
  "select",
  "parameters",
  "extract",
  "search",
  "fetch",
  "query",
  "answer",
  "verify",
  "write",
  "mend",
  "review",
  "render",
  "deliver",
] as const;
export type StepKind = (typeof kinds)[number];

/** What a step does and on what, such as a file; undefined for what only keeps the books. */
export function readStep(name: string): { kind: StepKind; on: string } | undefined {
  const [first = "", ...rest] = name.split(" ");
  const kind = kinds.find((one) => one === first);
  return kind === undefined ? undefined : { kind, on: rest.join(" ") };
}
