import { lookup } from "node:dns/promises";
import { untilAborted } from "../../lib/abort.ts";
import { within } from "../../lib/within.ts";
import type { Network } from "./network.ts";

const resolveMs = 10_000;

/** The names of the machine we run on. */
export const systemNetwork: Network = {
  async resolve(host, signal) {
    const found = await untilAborted(within(resolveMs, lookup(host, { all: true }), host), signal);
    return found.map(({ address }) => address);
  },
};
