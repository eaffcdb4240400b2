/** Formats that can be asked for, by the names people use. */
export const formats: readonly (readonly [string, string])[] = [
  ["docx", "Word"],
  ["xlsx", "Excel"],
  ["pdf", "PDF"],
  ["pptx", "PowerPoint"],
  ["html", "HTML"],
  ["md", "Markdown"],
  ["csv", "CSV"],
  ["txt", "Text"],
  ["json", "JSON"],
];

export function formatName(format: string): string {
  return formats.find(([ending]) => ending === format)?.[1] ?? format.toUpperCase();
}
