import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Bytes at most, of this process and of the largest of those it started. */
export interface PeakMemory {
  own: number;
  children: number;
}

const everyMs = 25;

/** Watches this process and its children until it is stopped; the system keeps the peak of each between two looks. */
export function watchMemory(): { stop(): PeakMemory } {
  const peak: PeakMemory = { own: 0, children: 0 };
  for (const pid of [process.pid, ...childrenOf(process.pid)]) forgetPeak(pid);
  const look = () => {
    peak.own = Math.max(peak.own, peakOf(process.pid));
    peak.children = Math.max(peak.children, ...childrenOf(process.pid).map(peakOf));
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      look();
      clearInterval(timer);
      return peak;
    },
  };
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function peakOf(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return pid === process.pid ? process.resourceUsage().maxRSS * 1_024 : 0;
  }
}

/** Linux forgets the peak of a process that is told so; elsewhere it stays what it was. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // it counts from its start then
  }
}
