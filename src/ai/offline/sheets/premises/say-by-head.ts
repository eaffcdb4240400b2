import { headedThings } from "../../../../lexicon/tables/headed-things.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import type { Premise } from "./premise.ts";

const books = new Map(
  languages.map((language) => [
    language,
    {
      read: createWordReader(language),
      things: headedThings.map(({ said, kind, heads }) => ({
        kind,
        phrases: compilePhrases({ said }, language),
        heads: new Set(heads.split("|").map(foldText)),
      })),
    },
  ]),
);

const asking = /^(?:how|wie|quel|quanti|che|cuántos|qué)$/iu;
const whats = { en: "what ", de: "was ", fr: "quel ", it: "quale ", es: "cuál " } as const;

const smallWords =
  /(?<!\p{L})(?:by|until|before|on|to|bis|am|vor|jusqu['’]au|au|le|avant|entro|fino al|il|al|hasta|antes de)(?!\p{L})/giu;

/** "What expires in May", "how many days are left": what the only column that is called so holds is said by its head. */
export function sayByHead(text: string, shape: TableShape, language: Language): Premise {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  for (const { phrases, kind, heads } of book?.things ?? []) {
    const [own, ...more] = shape.columns.filter(
      (column) => column.kind === kind && heads.has(plainHead(column.name)),
    );
    if (own === undefined || more.length > 0) continue;
    const at = words.findIndex((_, place) => phrasesAt(phrases, words, place).length > 0);
    const [phrase] = at < 0 ? [] : phrasesAt(phrases, words, at);
    const [first, last] = [words[at], words[at + (phrase?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) continue;
    // "use by", "haltbar bis": beside a year the small words would say something else
    const head = own.name.replaceAll(smallWords, " ").replaceAll(/\s+/gu, " ").trim();
    // "how old is he" asks, and must go on doing so
    const opening =
      /\p{L}/u.test(text.slice(0, first.start)) || !asking.test(first.text) ? "" : whats[language];
    return { text: `${text.slice(0, first.start)}${opening}${head}${text.slice(last.end)}`, conditions: [] };
  }
  return { text, conditions: [] };
}

function plainHead(head: string): string {
  return foldText(
    head
      .replace(/(?<!\s)\s*[([].*$/u, "")
      .replaceAll(/[_.'’-]+/gu, " ")
      .trim(),
  );
}
