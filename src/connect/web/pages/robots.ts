import robotsParser from "robots-parser";
import { z } from "zod";
import type { Clock } from "../../../lib/clock.ts";
import { Failure } from "../../../model/failure.ts";
import type { GuardedFetch } from "../../fetch/guarded-fetch.ts";
import { robotName, userAgent } from "./user-agent.ts";

export interface RobotsRules {
  allows(url: string): boolean;
  /** How long the site wants us to wait between two requests. */
  delayMs(url: string): number;
}

export interface Robots {
  of(url: URL, signal: AbortSignal): Promise<RobotsRules>;
}

const largestFile = 500_000;
const longestLine = 2_000;
const longestDelayMs = 10_000;
const keptMs = 3_600_000;
const mostSites = 1_000;
const everything: RobotsRules = { allows: () => true, delayMs: () => 0 };
const nothing: RobotsRules = { allows: () => false, delayMs: () => 0 };

/** What each site says of programs that read it, asked once an hour. */
export function createRobots({ fetch, clock }: { fetch: GuardedFetch; clock: Clock }): Robots {
  const known = new Map<string, { at: number; rules: RobotsRules }>();
  return {
    async of({ origin }, signal) {
      const before = known.get(origin);
      if (before !== undefined && clock.now() - before.at < keptMs) return before.rules;
      const rules = await ask(origin, fetch, signal);
      if (known.size >= mostSites) known.clear();
      known.set(origin, { at: clock.now(), rules });
      return rules;
    },
  };
}

interface ReadRules {
  isAllowed(url: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
}

/** The package's types describe a module of another kind than it is. */
const read = z
  .custom<(address: string, text: string) => ReadRules>((value) => typeof value === "function")
  .parse(robotsParser);

/** None is a yes; a site in trouble is left alone for now. */
async function ask(origin: string, fetch: GuardedFetch, signal: AbortSignal): Promise<RobotsRules> {
  const address = `${origin}/robots.txt`;
  try {
    const headers = { "user-agent": userAgent };
    const limits = { bytes: largestFile, wholeMs: 10_000 };
    const response = await fetch(address, { headers, signal, limits });
    if (response.status >= 500) return nothing;
    return response.ok ? toRules(address, await response.text()) : everything;
  } catch (error) {
    if (signal.aborted || !(error instanceof Failure)) throw error;
    // a file without end forbids nothing that we could know of; the page itself will say if the site is away
    return everything;
  }
}

function toRules(address: string, text: string): RobotsRules {
  const lines = text.split(/\r\n|\n|\r/).filter(({ length }) => length <= longestLine);
  const rules = read(address, lines.join("\n"));
  return {
    allows: (url) => rules.isAllowed(url, robotName) !== false,
    delayMs: () => Math.min(longestDelayMs, Math.max(0, (rules.getCrawlDelay(robotName) ?? 0) * 1_000)),
  };
}
