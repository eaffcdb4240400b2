/** The key of a run's nth event in its stream, counted from 0. */
export function eventKey(runId: string, number: number): string {
  return `${runId}/${number}`;
}
