/** What was said in several places as one text: nothing twice, nothing empty. */
export function joinLines(said: readonly string[]): string {
  const lines = said.map((text) => text.trim()).filter((text) => text !== "");
  return [...new Set(lines)].join("\n");
}
