/** The evidence behind a statement: words of the text, which its marks stand behind. */
export interface CitedStatement {
  text: string;
  citations: string[];
}

/** What an element, a list item or a cell of a table says of its evidence; what is no id is passed over. */
export function readCitations(element: unknown): string[] {
  const given = membersOf(element)["citations"];
  return Array.isArray(given) ? [...new Set(given.filter((id) => typeof id === "string"))] : [];
}

export function readCitedStatements(element: unknown): CitedStatement[] {
  const given = membersOf(element)["statements"];
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: unknown) => {
    const { text } = membersOf(one);
    const citations = readCitations(one);
    return typeof text === "string" && text.trim() !== "" && citations.length > 0
      ? [{ text, citations }]
      : [];
  });
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
