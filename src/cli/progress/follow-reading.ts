import type { ReadingProgress } from "../../app/files/given-file.ts";
import type { ProgressShow } from "./show-progress.ts";

/** Tells of each file as it is begun, where no round puts it on record. */
export function followReading(progress: ProgressShow): (reading: ReadingProgress) => void {
  let begun = 0;
  return (reading) => {
    if (reading.done !== undefined || reading.isFailed === true) return progress.read(reading);
    begun += 1;
    progress.begin(reading.fileName, begun);
  };
}

/** The same for a whole command: what its look at files is told, until its answer is there. */
export async function whileReading<T>(
  progress: ProgressShow,
  work: (watch: {
    company: { onReading: (reading: ReadingProgress) => void };
    tell: ProgressShow["take"];
  }) => Promise<T>,
): Promise<T> {
  try {
    const done = await work({ company: { onReading: followReading(progress) }, tell: progress.take });
    progress.close();
    return done;
  } finally {
    progress.drop();
  }
}
