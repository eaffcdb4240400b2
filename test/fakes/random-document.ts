import type { SeededRandom } from "./seeded-random.ts";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const words = [
  "Bericht",
  "the",
  "sections",
  "and",
  "größer",
  "данные",
  "数据",
  "مرحبا",
  "🙂",
  "👩‍👩‍👧",
  "e\u0301",
  'a"quote"',
  "back\\slash",
  "tab\there",
  "line\nbreak",
  "```",
  '```json\n{"sections": [{"id": "x"}]}\n```',
  '{"a": [1, 2]}',
  "[1,2,3]",
  "}]}",
  "  ",
  "null",
  "\u0001",
  "\ud83d",
  "2026-11-15",
  "1e+21",
  "https://example.org/?q=1&r=2",
  "x",
  "0",
  ", ",
  ": ",
  "<b>",
  "'",
  "ﬁ",
  "\u2028",
] as const;
const numbers = [0, 1, -1, 12345, 1e21, -2.5e-7, 3.14159, 1e-7, 900719925474099, 100, 22, 2] as const;
const lines = [
  "  return x;",
  "}",
  "",
  "  foo(1);",
  '  console.log("abc");',
  "// ```",
  "const a = `b`;",
  "\tif (x) {",
  "------------------------",
] as const;

/** A unified document of about that many characters with every kind of section, and everything that misleads a merger. */
export function randomDocument(random: SeededRandom, size: number): { [key: string]: Json } {
  const sections: Json[] = [];
  const bulk = Math.max(2, Math.min(400, Math.floor(size / 400)));
  for (let length = 0; length < size;) {
    const section = randomSection(random, sections.length, bulk);
    length += JSON.stringify(section).length + 1;
    sections.push(section);
  }
  const metadata = { title: sentence(random, 4), language: "de", authors: ["A. B.", "C"] };
  return { metadata, sections, ...(random.chance(0.2) && { notes: [sentence(random, 3)] }) };
}

function randomSection(random: SeededRandom, index: number, bulk: number): { [key: string]: Json } {
  const type = random.pick([
    "heading",
    "paragraph",
    "quote",
    "bullet_list",
    "numbered_list",
    "table",
    "code_block",
    "image",
    "chart",
    "table",
    "paragraph",
  ]);
  const count = ["heading", "table", "code_block", "chart"].includes(type)
    ? random.between(1, 2)
    : random.between(1, 4);
  const elements = Array.from({ length: count }, () => randomElement(random, type, bulk));
  return {
    ...(random.chance(0.85) && { id: `s${index}` }),
    content_type: type,
    ...(random.chance(0.1) && { note: sentence(random, 2) }),
    elements,
    ...(random.chance(0.2) && { citations: ["doc_1#4", "doc_2#1"] }),
  };
}

function randomElement(random: SeededRandom, type: string, bulk: number): Json {
  switch (type) {
    case "heading":
      return { level: random.between(1, 4), text: sentence(random, 5) };
    case "bullet_list":
    case "numbered_list":
      return { items: repeating(random, random.between(0, bulk), () => randomItem(random, 0)) };
    case "table": {
      const width = random.between(1, 5);
      const rows = repeating(random, random.between(0, bulk), () =>
        Array.from({ length: width }, () => randomCell(random)),
      );
      const headers = Array.from({ length: width }, (_, column) => `Spalte ${column}`);
      return { headers, rows, ...(random.chance(0.3) && { caption: sentence(random, 3) }) };
    }
    case "code_block": {
      const code = repeating(random, random.between(0, bulk), () =>
        random.chance(0.6) ? random.pick(lines) : sentence(random, 5).replaceAll("\n", " "),
      );
      return { ...(random.chance(0.5) && { language: "ts" }), code: code.join("\n") };
    }
    case "image":
      return { document: "doc_1", alt: sentence(random, 3) };
    case "chart":
      return {
        kind: "bar",
        series: [
          { name: sentence(random, 1), data: [1, 2.5, 1e21, random.between(0, 1e6)] },
          { name: "b", data: [null, 0] },
        ],
        labels: ["x", "y"],
      };
    default:
      return { text: sentence(random, random.between(0, bulk)) };
  }
}

/** Now and then the same thing several times in a row. */
function repeating<Item extends Json>(random: SeededRandom, count: number, make: () => Item): Item[] {
  const made: Item[] = [];
  while (made.length < count) {
    const item = make();
    const times = random.chance(0.08) ? random.between(2, 5) : 1;
    for (let time = 0; time < times; time += 1) made.push(item);
  }
  return made.slice(0, count);
}

function randomItem(random: SeededRandom, depth: number): Json {
  const text = sentence(random, 4);
  if (depth > 2 || random.chance(0.8)) return text;
  return { text, items: repeating(random, random.between(0, 4), () => randomItem(random, depth + 1)) };
}

function randomCell(random: SeededRandom): Json {
  const kind = random.next();
  if (kind < 0.4) return sentence(random, 3);
  if (kind < 0.8) return random.pick(numbers);
  if (kind < 0.9) return random.pick([true, false, null]);
  return { value: random.pick(numbers), format: "0.00" };
}

function sentence(random: SeededRandom, length: number): string {
  const made: string[] = [];
  for (let count = 0; count < length; count += 1) {
    made.push(random.chance(0.6) ? random.between(0, 1e6).toString(36) : random.pick(words));
  }
  return made.join(random.chance(0.9) ? " " : "");
}
