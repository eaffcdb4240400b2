/** For the record of a task, in English: "1 part of the request answered". */
export function tellAnswered(count: number): string {
  return `${count} ${count === 1 ? "part" : "parts"} of the request answered`;
}
