/** Several lines as one. Without a pattern: a search for blanks around line ends is slow on long runs of blanks. */
export function oneLine(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}
