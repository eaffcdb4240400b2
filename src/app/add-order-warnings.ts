import type { ReadEvent } from "../extract/sandbox/messages.ts";
import { screenDocument } from "../workflow/screen-document.ts";
import type { DocumentScreen } from "../workflow/screen-document.ts";

interface Screened {
  index: number;
  screen: DocumentScreen;
}

/** The same events, with a warning at the end of each document that holds orders to whoever reads it. */
export async function* addOrderWarnings(events: AsyncIterable<ReadEvent>): AsyncGenerator<ReadEvent> {
  let current: Screened | undefined;
  for await (const event of events) {
    if (event.kind === "failed" && event.index === current?.index) current = undefined;
    if (event.kind === "document" || event.kind === "failed") {
      yield* warningOf(current);
      current = undefined;
    }
    if (event.kind === "document") current = { index: event.index, screen: screenDocument(event.fileName) };
    if (event.kind === "parts" && event.index === current?.index)
      for (const { text, hidden } of event.parts) current.screen.add(text, hidden !== undefined);
    yield event;
  }
  yield* warningOf(current);
}

function* warningOf(current: Screened | undefined): Generator<ReadEvent> {
  const message = current?.screen.warning("en");
  if (current !== undefined && message !== undefined)
    yield { kind: "warning", index: current.index, code: "instructions", message };
}
