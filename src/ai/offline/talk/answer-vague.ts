import { greetingWords, smallTalkReplies } from "../../../lexicon/requests/small-talk-words.ts";
import { idleWords, vagueReplies, vagueRequests } from "../../../lexicon/messages/vague-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";

/** Whoever says more says what is wanted. */
const longest = 120;

const greetings = languages
  .flatMap((language) => (greetingWords[language] ?? "").split("|"))
  .toSorted((a, b) => b.length - a.length);

/** "Can you look at this?", "mach was Schönes draus": what can be done, and the question what is wanted; undefined where anything is said. */
export function answerVague(message: string, hasDocuments: boolean): string | undefined {
  if (message.length > longest) return undefined;
  const asked = withoutGreeting(toPlain(message));
  const language = languages.find((one) => vagueRequests[one].some((pattern) => pattern.test(asked)));
  if (language === undefined) return undefined;
  const { greeting, offer } = smallTalkReplies[language];
  return hasDocuments ? vagueReplies[language] : `${greeting} ${offer}`;
}

function toPlain(message: string): string {
  return message
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}'.@/[\]_-]+|\.(?=\s|$)/gu, " ")
    .replaceAll(idleWords, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function withoutGreeting(text: string): string {
  const greeting = greetings.find((one) => text.startsWith(`${one} `));
  return greeting === undefined ? text : text.slice(greeting.length).trim();
}
