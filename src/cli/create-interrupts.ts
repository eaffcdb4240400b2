import type { RoundHandle } from "../app/create-dossier.ts";
import { Failure, toFailure } from "../model/failure.ts";

/** Ctrl-C and its like, from the first moment of a round to its last. */
export interface Interrupts {
  /** From now on the round may be on record, so that it is stopped and not dropped. */
  hold(): void;
  /** What is stopped; a stop that was asked for before is made up for. Tells of a stop that is under way. */
  follow(handle: RoundHandle): () => Promise<void> | undefined;
  interrupt(): void;
  close(): void;
}

/** The first ends the program while nothing has begun, and afterwards stops the round; the second always ends it. */
export function createInterrupts(): Interrupts {
  let isHeld = false;
  let isAsked = false;
  let followed: RoundHandle | undefined;
  let stopping: Promise<void> | undefined;
  const interrupt = () => {
    if (isAsked || (!isHeld && followed === undefined)) process.exit(130);
    isAsked = true;
    stopping = followed?.stop().catch(leaveUnlessEnded);
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  return {
    interrupt,
    hold: () => void (isHeld = true),
    follow(handle) {
      followed = handle;
      if (isAsked) stopping = handle.stop().catch(leaveUnlessEnded);
      return () => stopping;
    },
    close() {
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", interrupt);
    },
  };
}

/** The round may have ended on its own just now; its result is about to be shown. */
function leaveUnlessEnded(error: unknown): void {
  if (error instanceof Failure && error.code === "usage") return;
  process.stderr.write(`dossier: ${toFailure(error).message}\n`);
  process.exit(130);
}
