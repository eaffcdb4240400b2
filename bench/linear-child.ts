import { hostileTexts } from "../test/fixtures/linear/hostile-texts.ts";
import { listTextCalls } from "../test/fixtures/linear/text-calls.ts";

// Each call over each hostile text at growing sizes: a line before and a line after. Whoever started it may end it.

/** Of CPU; what is certain to take longer is not begun. */
const patienceMs = 60_000;
/** What is over sooner grows by chance alone. */
export const shortMs = 150;

/** What a pair of a call and a text took, by size. */
export interface Measured {
  call: string;
  text: string;
  times: { size: number; ms: number }[];
  /** Three and nine times the largest, where that one seemed to grow: memory is dearer from some size on, once and for all. */
  beyond?: { size: number; ms: number }[];
}

const [, script, from = "0", wanted = "", largest = "1000000"] = process.argv;
if (script === import.meta.filename) {
  const calls = listTextCalls().filter(({ id }) =>
    wanted === "ways" ? !id.includes(".ts ") : id.includes(wanted),
  );
  // a third of the texts, from every kind: all of them take hours
  const names = Object.keys(hostileTexts).filter((_, at) => at % 3 === 0);
  const loaded = new Map<string, (text: string) => unknown>();
  const last = Number(largest);
  for (let at = Number(from); at < calls.length * names.length; at += 1) {
    const call = calls[Math.floor(at / names.length)];
    const name = names[at % names.length];
    const make = name === undefined ? undefined : hostileTexts[name];
    if (call === undefined || name === undefined || make === undefined) break;
    console.log(JSON.stringify({ begun: at, call: call.id, text: name }));
    const run = loaded.get(call.id) ?? (await call.load());
    loaded.set(call.id, run);
    const measured: Measured = { call: call.id, text: name, times: [] };
    for (const size of [last / 1000, last / 100, last / 10, last]) {
      const before = measured.times.at(-1);
      if (before !== undefined && isSettled(before, measured.times, last)) break;
      measured.times.push({ size, ms: await time(run, make(size)) });
    }
    // what seems to grow is measured again: chance makes slower, never faster
    if (growthOf(measured.times) > 12)
      for (const one of measured.times.slice(-2))
        for (let turn = 0; turn < 2 && one.ms < 2_000; turn += 1)
          one.ms = Math.min(one.ms, await time(run, make(one.size)));
    const longest = measured.times.at(-1);
    if (longest?.size === last && growthOf(measured.times) > 12 && longest.ms < 2_000) {
      measured.beyond = [];
      for (const size of longest.ms < 700 ? [3 * last, 9 * last] : [3 * last]) {
        const tries = [await time(run, make(size)), await time(run, make(size))];
        measured.beyond.push({ size, ms: Math.min(...tries) });
      }
    }
    console.log(JSON.stringify(measured));
  }
}

/** Where even a quadratic call would soon be over, or where it is known that it would not. */
function isSettled({ size, ms }: Measured["times"][number], times: Measured["times"], last: number): boolean {
  if (ms * (last / size) ** 2 < shortMs) return true;
  return ms > patienceMs / 10 || (ms > patienceMs / 20 && growthOf(times) > 25);
}

function growthOf(times: Measured["times"]): number {
  const [before, last] = times.slice(-2).map(({ ms }) => ms);
  return before === undefined || last === undefined || last < shortMs ? 1 : last / before;
}

/** Of CPU, in milliseconds. */
async function time(run: (text: string) => unknown, text: string): Promise<number> {
  const begun = process.cpuUsage();
  try {
    await run(text);
  } catch (error) {
    // what is wrong with a text may be said; a call that was made wrongly, or that ran out of stack, may not
    if (error instanceof TypeError || error instanceof RangeError) throw error;
  }
  return process.cpuUsage(begun).user / 1_000;
}
