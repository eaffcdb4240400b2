import type { CDPSession, Page } from "playwright-core";

/** The longest that the page stood still at a time, in milliseconds: by the clock, and by the processor alone. */
export interface LongestTask {
  wall: number;
  cpu: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = "disabled-by-default-devtools.timeline,__metadata";

/** Every task of the page's own thread while something is done to it, as the browser records them. */
export async function watchTasks(page: Page, act: () => Promise<void>): Promise<LongestTask> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    // the protocol says no more of them than that they are objects
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  try {
    await act();
  } finally {
    await endTracing(session);
  }
  const threads = new Set(
    events.flatMap(({ name, pid, tid, args }) =>
      name === "thread_name" && args?.name === "CrRendererMain" ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("The browser recorded no task of the page.");
  const longest = (times: readonly number[]) => times.reduce((most, time) => Math.max(most, time), 0) / 1_000;
  return {
    wall: longest(tasks.map(({ dur = 0 }) => dur)),
    cpu: longest(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

async function endTracing(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
}
