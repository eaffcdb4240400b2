import type { RoundTrail } from "../live/trail.ts";

/** A file of a round, and which version of itself it is. */
export interface DeliverableVersion {
  id: string;
  fileName: string;
  format: string;
  bytes: number;
  round: number;
  version: number;
  stem: string;
}

/** All files of a workflow; those of the same name are versions of one another, by round. */
export function versionsIn(rounds: readonly RoundTrail[]): DeliverableVersion[] {
  const count = new Map<string, number>();
  return rounds.flatMap(({ number, result }) =>
    (result?.documents ?? []).map(({ id, fileName, format, bytes }) => {
      const stem = fileName.replace(/(?:[ _-]?\(?\d{1,3}\)?)?\.[a-z0-9]{1,5}$/i, "");
      const key = `${stem}.${format}`;
      const version = (count.get(key) ?? 0) + 1;
      count.set(key, version);
      return { id, fileName, format, bytes, round: number, version, stem };
    }),
  );
}
