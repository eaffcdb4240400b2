import { mailWords } from "../../../lexicon/forms/mail-words.ts";
import { firstMail, lastMail, mailGot } from "../../../lexicon/answers/office-choices.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { ThreadMail } from "./read-mails.ts";

/**
 * The mail of a thread that a question means: by who wrote it, or as the first or the last one; the last where nothing
 * but a mail is spoken of. Undefined where several could be meant.
 */
export function pickMail(
  text: string,
  names: readonly string[],
  mails: readonly ThreadMail[],
): ThreadMail | undefined {
  const [writer, ...others] = names;
  if (writer === undefined) {
    if (speaksOfMore(text)) return undefined;
    return firstMail.test(text) ? mails.at(-1) : mails[0];
  }
  if (mailGot.test(text)) return undefined;
  const own = mails.filter(
    (mail) =>
      foldText(mail.writer).includes(writer) &&
      others.every((name) =>
        [mail.writer, mail.to?.text ?? name].some((said) => foldText(said).includes(name)),
      ),
  );
  if (firstMail.test(text)) return own.at(-1);
  return own.length === 1 || lastMail.test(text) ? own[0] : undefined;
}

/** "Who sent the quotes": which mail they came with is not said by a head. */
function speaksOfMore(text: string): boolean {
  const { wanted } = readAsked(text, wordReaderOf(detectLanguage(text)));
  return wanted.some(
    ({ isLight, word }) => !isLight && ![mailWords, firstMail, lastMail].some((known) => known.test(word)),
  );
}
