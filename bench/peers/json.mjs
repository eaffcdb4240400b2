// One contestant in a process of its own: `node json.mjs NAME`. Prints CPU milliseconds, and does the same work for all.
import { JSONParser } from "@streamparser/json";
import { parsePartialJson } from "ai";
import { jsonrepair } from "jsonrepair";
import { parse as parseRiver } from "jsonriver";
import { parse as parsePartial } from "partial-json";
import { createJsonScanner } from "../../src/lib/json/json-scanner.ts";
import { generateJson } from "../json-document.ts";

const megabyte = 2 ** 20;
const chunkSize = 64;
const passes = 5;

/** Each reads all chunks, has the value so far in hand after each, and returns the last one. */
const linear = {
  ours(chunks) {
    const scanner = createJsonScanner();
    let looks = 0;
    for (const chunk of chunks) {
      scanner.push(chunk);
      if (scanner.status().kind !== "invalid" && scanner.value() !== undefined) looks++;
    }
    return looks === chunks.length ? scanner.value() : undefined;
  },
  async jsonriver(chunks) {
    async function* stream() {
      for (const chunk of chunks) yield chunk;
    }
    let last;
    try {
      for await (const value of parseRiver(stream())) last = value;
    } catch {
      // it throws at the end of a cut text
    }
    return last;
  },
  streamparser(chunks) {
    const parser = new JSONParser({ paths: ["$.*"], emitPartialValues: true });
    let root;
    parser.onValue = ({ parent }) => {
      root = parent;
    };
    for (const chunk of chunks) parser.write(chunk);
    return root;
  },
};

/** These read the whole text again at every look. */
const rereading = {
  "partial-json": (text) => parsePartial(text),
  ai: async (text) => (await parsePartialJson(text)).value,
  jsonrepair: (text) => JSON.parse(jsonrepair(text)),
};

async function cpu(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function repeat(work, count = passes) {
  // once, not before each pass: it also throws compiled code away, which slows some readers more than others
  globalThis.gc();
  const times = [];
  for (let pass = 0; pass < count; pass++) times.push(await cpu(work));
  return times;
}

/** What a provider's stream hands over: strings of their own, not windows into one. */
function toChunks(text, size) {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => {
    const piece = text.slice(index * size, (index + 1) * size);
    // as V8 keeps them: one byte a unit where that is enough
    const encoding = /^[\0-\xff]*$/.test(piece) ? "latin1" : "utf16le";
    return Buffer.from(piece, encoding).toString(encoding);
  });
}

function cutDocument() {
  const text = generateJson(10 * megabyte);
  // inside the last text
  return text.slice(0, text.lastIndexOf('"text":"') + 20);
}

async function measureLinear(read) {
  const four = generateJson(4 * megabyte);
  const chunks = toChunks(four, chunkSize);
  const one = toChunks(generateJson(megabyte), chunkSize);
  if (JSON.stringify(await read(one)) !== one.join("")) throw new Error("The value is not that of the text.");
  const stream = await repeat(() => read(chunks));
  // as much text in all, so that both pay for as much garbage
  const small = await repeat(() => read(one), 4 * passes);
  const cut = [cutDocument()];
  return { stream, small, whole: await repeat(() => read(cut)) };
}

/** Too slow to be measured in full: the mean cost of evenly spaced prefixes, times the number of looks. */
async function measureRereading(read) {
  const text = generateJson(4 * megabyte);
  const samples = 8;
  await read(text.slice(0, megabyte / 4));
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const prefix = text.slice(0, Math.round((text.length * (sample + 0.5)) / samples));
    sum += await cpu(() => read(prefix));
  }
  const cut = cutDocument();
  const whole = [await cpu(() => read(cut)), await cpu(() => read(cut))];
  return { estimate: (sum / samples) * (text.length / chunkSize), whole };
}

const name = process.argv[2];
const result = name in linear ? await measureLinear(linear[name]) : await measureRereading(rereading[name]);
console.log(JSON.stringify(result));
