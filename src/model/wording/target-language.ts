import { languageWishes } from "../../lexicon/documents/language-wishes.ts";
import { languageNames } from "../../lexicon/documents/language-names.ts";

const tongues = ["en", "de", "fr", "it", "es"] as const;

function namesIn(tongue: (typeof tongues)[number]): string {
  return Object.values(languageNames)
    .flatMap((names) => names[tongue].split("|"))
    .toSorted((a, b) => b.length - a.length)
    .join("|");
}

const codes = Object.fromEntries(
  tongues.map((tongue) => [
    tongue,
    new Map(
      Object.entries(languageNames).flatMap(([code, names]) =>
        names[tongue].split("|").map((name) => [name, code] as const),
      ),
    ),
  ]),
);

const word = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

const patterns = tongues.flatMap((tongue) =>
  languageWishes[tongue].map((wish) => ({
    tongue,
    pattern: new RegExp(
      `${word.before}(?:${wish.replace("NAME", namesIn(tongue))})${/\(\?=/u.test(wish) ? "" : word.after}`,
      "giu",
    ),
  })),
);

/** "Not in English" asks for no English. */
const denied = /(?:\b(?:not|never|nicht|kein|keinesfalls|pas|jamais|non|mai|nunca)|\bno)(?:\s+\p{L}+)?\s*$/iu;

/** Letters of a request that are looked at; whoever names a language does it near the order. */
const longest = 4_000;

/** The languages that a text names for what is to be written, each once. */
function namedLanguages(text: string): string[] {
  const read = text.slice(0, longest).replaceAll(/\s+/gu, " ");
  const found = patterns.flatMap(({ tongue, pattern }) =>
    [...read.matchAll(pattern)]
      .filter(({ index }) => !denied.test(read.slice(Math.max(0, index - 24), index)))
      .flatMap(({ groups }) => codes[tongue]?.get((groups?.["name"] ?? "").toLowerCase()) ?? []),
  );
  return [...new Set(found)];
}

/**
 * The language in which a text is to be written: the one that the order names, else that of the request. Where several
 * are named, nobody but the writer can tell which is meant where, and the request's own is taken.
 */
export function targetLanguage(text: string, requestLanguage: string): string {
  const [only, ...others] = namedLanguages(text);
  return only !== undefined && others.length === 0 ? only : requestLanguage;
}

/** The same for the part of a request that asks for a text, with what is asked of its form. */
export function languageOfPart(
  { text, constraints = [] }: { text: string; constraints?: readonly string[] | undefined },
  requestLanguage: string,
): string {
  return targetLanguage([text, ...constraints].join("\n"), requestLanguage);
}
