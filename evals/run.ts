/** `npm run eval NAME`: a table for people, and as the last line one JSON object for machines. */
type Eval = (args: readonly string[]) => Promise<Record<string, number>>;

const evals: Record<string, { summary: string; load: () => Promise<Eval> }> = {
  "action-format": {
    summary: "answers of the two stages: taken, repaired, continued or rejected as they should be",
    load: async () => (await import("./action-format.ts")).evalActionFormat,
  },
  citations: {
    summary: "the gate's rules on sentences copied, with a number or a name changed, and on cited pages",
    load: async () => (await import("./citations.ts")).evalCitations,
  },
  claims: {
    summary: "the gate's rules on real sentences and tables changed by code, in five languages",
    load: async () => (await import("./claims.ts")).evalClaims,
  },
  corpus: {
    summary: "every fact of the documents in ../shared/corpus, read through the sandbox",
    load: async () => (await import("./corpus.ts")).evalCorpus,
  },
  damaged: {
    summary: "a thousand damaged files of all formats: each is read or fails with a clear code",
    load: async () => (await import("./damaged.ts")).evalDamaged,
  },
  gate: {
    summary:
      "the gate on claims over real documents; show, search, questions FILE or answers FILE may follow",
    load: async () => (await import("./gate.ts")).evalGate,
  },
  language: {
    summary: "the language of a request, also beside a longer document in another one",
    load: async () => (await import("./language.ts")).evalLanguage,
  },
  "multi-intent": {
    summary: "how many requests the rules find in a message, and of which kind; show prints mistakes",
    load: async () => (await import("./multi-intent.ts")).evalMultiIntent,
  },
  offline: {
    summary:
      "office requests over real documents in four languages, built-in model; ids, kinds, languages, tuning, held-out or show may follow",
    load: async () => (await import("./offline.ts")).evalOffline,
  },
  "offline-tables": {
    summary:
      "questions over tables in five languages, computed by the built-in model; tuning, held-out, tat-qa or show may follow",
    load: async () => (await import("./offline-tables.ts")).evalOfflineTables,
  },
  "office-tables": {
    summary:
      "tables and forms of real office files: cells with value, row and column head; misses may follow",
    load: async () => (await import("./office-tables.ts")).evalOfficeTables,
  },
  "pasted-context": {
    summary: "pasted blocks in a message: exact spans, and messages without any left alone",
    load: async () => (await import("./pasted-context.ts")).evalPastedContext,
  },
  qa: {
    summary:
      "questions over paragraphs, answered or refused by the built-in model; tuning, held-out or show may follow",
    load: async () => (await import("./qa.ts")).evalQa,
  },
  reading: {
    summary:
      "questions over passages of our own in five languages and between them, built-in model; show may follow",
    load: async () => (await import("./reading.ts")).evalReading,
  },
  "table-questions": {
    summary:
      "questions over tables of real and generated files, plans given, truth by other code; show may follow",
    load: async () => (await import("./table-questions.ts")).evalTableQuestions,
  },
  "tool-select": {
    summary: "which of the tools offered the built-in model takes, through stage 1; show prints mistakes",
    load: async () => (await import("./tool-select.ts")).evalToolSelect,
  },
  tables: {
    summary: "tables of real PDF files without rulings: cells with row and head, labels with values, speed",
    load: async () => (await import("./tables.ts")).evalTables,
  },
  weights: {
    summary:
      "how likely the built-in model takes the right sentence for the answer, on papers that were left out; write, readings FILE or close may follow",
    load: async () => (await import("./weights.ts")).evalWeights,
  },
};

const name = process.argv[2];
const chosen = name === undefined ? undefined : evals[name];
if (name === undefined || chosen === undefined) {
  if (name !== undefined) console.error(`There is no evaluation "${name}". There are:`);
  const list = Object.entries(evals).map(([known, { summary }]) => `  ${known.padEnd(15)} ${summary}`);
  (name === undefined ? console.log : console.error)(list.join("\n"));
  process.exitCode = name === undefined ? 0 : 2;
} else {
  const figures = await (await chosen.load())(process.argv.slice(3));
  console.log(JSON.stringify({ name, figures }));
}
