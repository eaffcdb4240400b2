import { expect, test, vi } from "vitest";
import { Failure } from "../../model/failure.ts";
import { borrowLanes, createLanes } from "./recognise-in-lanes.ts";
import type { Recognised, Recogniser } from "./recognise-text.ts";

const picture = (name: number) => new Uint8Array([name]);
const nothing: Recognised = { parts: [], confidence: 100 };

/** Recognisers that answer when told to. */
function fakeRecognisers() {
  const begun: { name: number; end: (error?: Error) => void }[] = [];
  let started = 0;
  let closed = 0;
  const start = async (): Promise<Recogniser> => {
    started += 1;
    return {
      recognise: (image) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error === undefined ? resolve(nothing) : reject(error));
          begun.push({ name: image[0] ?? 0, end });
        }),
      close: async () => {
        closed += 1;
      },
    };
  };
  return { start, begun, counts: () => ({ started, closed }) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("reads as many pictures at once as there are lanes, the others in turn, and closes every lane", async () => {
  const { start, begun, counts } = fakeRecognisers();
  const lanes = createLanes(["eng"], { count: 2, start });
  const read = [1, 2, 3, 4].map((name) => lanes.recognise(picture(name)));
  await settle();
  expect(begun.map(({ name }) => name)).toEqual([1, 2]);
  begun[0]?.end();
  await settle();
  expect(begun.map(({ name }) => name)).toEqual([1, 2, 3]);
  begun[1]?.end();
  await settle();
  for (const { end } of begun) end();
  expect(await Promise.all(read)).toHaveLength(4);
  await lanes.close();
  expect(counts()).toEqual({ started: 2, closed: 2 });
});

test("starts no second thread for pictures that come one after the other", async () => {
  const { start, begun, counts } = fakeRecognisers();
  const lanes = createLanes(["eng"], { count: 2, start });
  for (const name of [1, 2, 3]) {
    const read = lanes.recognise(picture(name));
    await settle();
    begun.at(-1)?.end();
    await read;
  }
  await lanes.close();
  expect(counts()).toEqual({ started: 1, closed: 1 });
});

test("a picture that cannot be read costs no lane, only its thread", async () => {
  const { start, begun, counts } = fakeRecognisers();
  const lanes = createLanes(["eng"], { count: 1, start });
  const bad = lanes.recognise(picture(1));
  const good = lanes.recognise(picture(2));
  await settle();
  begun[0]?.end(new Failure("corrupt", "no picture"));
  await expect(bad).rejects.toThrow("no picture");
  await settle();
  begun[1]?.end();
  await expect(good).resolves.toEqual(nothing);
  expect(counts()).toEqual({ started: 2, closed: 1 });
});

test("where no thread can be started, every picture is told why, and none waits for ever", async () => {
  const start = () => Promise.reject(new Failure("unsupported", "no data for this language"));
  const lanes = createLanes(["xyz"], { count: 2, start });
  const read = await Promise.allSettled([1, 2, 3, 4].map((name) => lanes.recognise(picture(name))));
  expect(read.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
  await lanes.close();
});

test("reads the same picture once, and again where the first try failed", async () => {
  const { start, begun } = fakeRecognisers();
  const lanes = createLanes(["eng"], { count: 2, start });
  const failed = lanes.recognise(picture(1));
  await settle();
  begun[0]?.end(new Failure("corrupt", "no picture"));
  await expect(failed).rejects.toThrow("no picture");
  const both = [lanes.recognise(picture(1)), lanes.recognise(picture(1))];
  await settle();
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  await Promise.all(both);
  await lanes.recognise(picture(1));
  expect(begun).toHaveLength(2);
});

test("documents share their lanes, which end when nobody has needed them for a while", async () => {
  const { start, begun, counts } = fakeRecognisers();
  const options = { count: 1, start, keepMs: 1 };
  const [first, second] = [borrowLanes(["eng", "deu"], options), borrowLanes(["eng", "deu"], options)];
  for (const [index, lanes] of [first, second].entries()) {
    const read = lanes.recognise(picture(index));
    await settle();
    begun.at(-1)?.end();
    await read;
  }
  await first.close();
  await first.close();
  await settle();
  expect(counts()).toEqual({ started: 1, closed: 0 });
  await second.close();
  await vi.waitFor(() => expect(counts()).toEqual({ started: 1, closed: 1 }));
  const later = borrowLanes(["eng", "deu"], options);
  const read = later.recognise(picture(7));
  await settle();
  begun.at(-1)?.end();
  await read;
  expect(counts().started).toBe(2);
  await later.close();
});
