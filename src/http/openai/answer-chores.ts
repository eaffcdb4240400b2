/**
 * Chat clients ask the same model for titles, tags and follow-up questions of their own. Each would be a round with
 * documents; these are known by their whole opening, and answered by rule.
 */
const chores: readonly { opening: RegExp; answer(prompt: string): string }[] = [
  {
    opening: /^### Task:\s+Generate a concise, 3-5 word title with an emoji summarizing the chat history\./,
    answer: (prompt) => JSON.stringify({ title: titleFrom(prompt) }),
  },
  {
    opening: /^### Task:\s+Generate 1-3 broad tags categorizing the main themes of the chat history/,
    answer: () => JSON.stringify({ tags: ["General"] }),
  },
  {
    opening:
      /^### Task:\s+Suggest 3-5 relevant follow-up questions or prompts that the user might naturally ask next/,
    answer: () => JSON.stringify({ follow_ups: [] }),
  },
  {
    opening: /^(?:Provide|Please generate) a concise, 5-word-or-less title for the conversation/,
    answer: titleFrom,
  },
];

/** The answer to a chore, or undefined where a person asks. */
export function answerChore(prompt: string): string | undefined {
  return chores.find(({ opening }) => opening.test(prompt))?.answer(prompt);
}

const wordsAtMost = 5;

/** The first words that the person said. */
function titleFrom(prompt: string): string {
  const [, said = ""] = /(?:^|\n)(?:USER|User|user|Human): ?([^\n]{1,400})/.exec(prompt) ?? [];
  const words = said.split(/[\s"“”]+/).filter((word) => word !== "");
  return (
    words
      .slice(0, wordsAtMost)
      .join(" ")
      .replace(/[?.!,;:]$/, "") || "Documents"
  );
}
