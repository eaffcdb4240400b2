import type { NewPart } from "../reader.ts";
import type { Aside, Entry, Flow } from "./flow.ts";
import { paragraphMethods, placeOf } from "./flow-paragraphs.ts";
import { createState, hang, isRunning, pushLine, settle, startBlock, toPart } from "./flow-state.ts";
import { tableMethods } from "./flow-tables.ts";

/** A flow whose parts go to `queue` in reading order, each with a path below `story`. */
export function createFlow(story: string, queue: (entry: Entry) => void): Flow {
  const state = createState(story, queue);
  const { gatherers } = state;
  return {
    ...paragraphMethods(state),
    ...tableMethods(state),
    image(alt, media) {
      const part = toPart(state, { type: "image", text: alt }, state.page);
      if (media !== undefined) hang(state, { part, media });
      else if (/\S/.test(alt)) hang(state, { part });
    },
    insert: (send) => hang(state, { part: toPart(state, { type: "text", text: "" }, state.page), send }),
    openBox() {
      startBlock(state);
      gatherers.push({ lines: [] });
    },
    closeBox() {
      const text = gatherers.pop()?.lines.join("\n") ?? "";
      if (gatherers.length > 0) pushLine(gatherers.at(-1), text);
      else if (/\S/.test(text)) state.after.push({ part: toPart(state, { type: "text", text }, state.page) });
      settle(state);
    },
    openAside(aside) {
      gatherers.push({ lines: [], aside });
    },
    closeAside() {
      const { aside, lines = [] } = gatherers.pop() ?? {};
      const text = lines.join("\n");
      if (aside !== undefined && /\S/.test(text)) state.after.push({ part: toAside(aside, text) });
      settle(state);
    },
    setPage(page) {
      state.page = page;
    },
    isBegun: () => state.block > 0,
    place: () => placeOf(state),
    end() {
      state.code.end();
      settle(state);
    },
  };
}

function toAside({ path, hidden, label, heading, page }: Aside, text: string): NewPart {
  const part: NewPart = {
    type: "text",
    text: label === undefined || label === "" ? text : `${label}: ${text}`,
    position: page === undefined ? { path } : { path, page },
  };
  if (hidden !== undefined) part.hidden = hidden;
  if (isRunning(path)) part.role = "furniture";
  if (heading !== undefined && heading.length > 0) part.heading = [...heading];
  return part;
}
