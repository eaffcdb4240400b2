/** `npm run bench NAME`: a table for people, and as the last line one JSON object for machines. */
type Bench = () => Promise<Record<string, number>>;

const benches: Record<string, { summary: string; load: () => Promise<Bench> }> = {
  engine: {
    summary: "durable steps, throughput and bytes written against peers; start-up of the program",
    load: async () => (await import("./engine.ts")).benchEngine,
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
