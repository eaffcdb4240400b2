/** `npm run bench NAME`: a table for people, and as the last line one JSON object for machines. */
type Bench = () => Promise<Record<string, number>>;

const benches: Record<string, { summary: string; load: () => Promise<Bench> }> = {
  ai: {
    summary: "a planning call, and a thousand at once, against the bare AI SDK",
    load: async () => (await import("./ai.ts")).benchAi,
  },
  audit: {
    summary: "claims per second by the gate's rules, and 1 MB of hostile text at two sizes",
    load: async () => (await import("./audit.ts")).benchAudit,
  },
  calls: {
    summary: "AI calls per request, beside a design with intent calls of their own",
    load: async () => (await import("./calls.ts")).benchCalls,
  },
  data: {
    summary: "a grouped sum over a large csv against bare DuckDB and a loop; 1000 may follow for 1,000 MB",
    load: async () => (await import("./data.ts")).benchData,
  },
  engine: {
    summary: "durable steps, throughput and bytes written against peers; start-up of the program",
    load: async () => (await import("./engine.ts")).benchEngine,
  },
  extract: {
    summary: "reading a hundred mixed files in the sandbox, against the bare readers and other libraries",
    load: async () => (await import("./extract.ts")).benchExtract,
  },
  "extract-big": {
    summary: "a CSV of 1 GB, XML of 300 MB, a large workbook and a long PDF: time and memory",
    load: async () => (await import("./extract-big.ts")).benchExtractBig,
  },
  faults: {
    summary:
      "200 kills, signals, restarts, full disks: what is lost, repeated, stuck; kills and a seed may follow",
    load: async () => (await import("./faults.ts")).benchFaults,
  },
  http: {
    summary:
      "a read route against bare hono, first events of 60 rounds, a long replay, 500 streams with 50 uploads",
    load: async () => (await import("./http.ts")).benchHttp,
  },
  json: {
    summary: "reading JSON while it arrives, against incremental and re-reading parsers",
    load: async () => (await import("./json.ts")).benchJson,
  },
  linear: {
    summary:
      "every function that reads a text, over 100 hostile texts of 1 MB: does ten times more take ten times longer",
    load: async () => (await import("./linear.ts")).benchLinear,
  },
  long: {
    summary: "tokens sent to write a document of many cut-off answers",
    load: async () => (await import("./long.ts")).benchLong,
  },
  offline: {
    summary:
      "questions per second of the built-in model over 1,000 pages, its growth, pages of pictures per minute",
    load: async () => (await import("./offline.ts")).benchOffline,
  },
  page: {
    summary:
      "the page: first load in bytes and time, longest tasks with 500 claims and a PDF of a thousand pages",
    load: async () => (await import("./page.ts")).benchPage,
  },
  readers: {
    summary:
      "our readers beside the libraries that would do their work: facts, places, hostile files, CPU, memory; formats may follow",
    load: async () => (await import("./extract/bench-readers.ts")).benchReaders,
  },
  render: {
    summary: "a report of 300 pages in every format, against the bare libraries; 100,000 rows as a workbook",
    load: async () => (await import("./render.ts")).benchRender,
  },
  retrieve: {
    summary: "finding pages: speed and rank quality against plain BM25, FTS5 and search libraries",
    load: async () => (await import("./retrieve.ts")).benchRetrieve,
  },
  workers: {
    summary:
      "10,000 queued rounds on Postgres by 1, 2 and 4 workers, beside bare DBOS queues; a number may follow",
    load: async () => (await import("./workers.ts")).benchWorkers,
  },
  transcript: {
    summary: "writes docs/transcript.md again: every prompt of one complex run",
    load: async () => (await import("./make/transcript.ts")).makeTranscript,
  },
  gallery: {
    summary: "makes the pictures of docs/gallery again (needs LibreOffice and poppler)",
    load: async () => (await import("./make/gallery.ts")).makeGallery,
  },
};

const name = process.argv[2];
const chosen = name === undefined ? undefined : benches[name];
if (name === undefined || chosen === undefined) {
  if (name !== undefined) console.error(`There is no benchmark "${name}". There are:`);
  const list = Object.entries(benches).map(([known, { summary }]) => `  ${known.padEnd(10)} ${summary}`);
  (name === undefined ? console.log : console.error)(list.join("\n"));
  process.exitCode = name === undefined ? 0 : 2;
} else {
  const figures = await (await chosen.load())();
  console.log(JSON.stringify({ name, figures }));
}
