import { createStemmer } from "../../lib/text/create-stemmer.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import { stopWords } from "../../lib/text/stop-words.ts";

/** Between a field and its value, in a sentence of five languages. */
const between =
  /\s(?:is|are|was|were|amounts? to|amounted to|reads|ist|sind|war|waren|beträgt|betragen|betrug|lautet|lauten|est|sont|était|étaient|s['’]élève à|s['’]élevait à|è|sono|era|erano|ammonta a|ammontava a|es|son|fue|fueron|asciende a|ascendía a)\s+/iu;
const label = /^(?<head>[^:;]{1,100}?)\s?:\s+(?<value>\S.*)$/su;

/** The bare value of a field out of the statement that answers it; the whole statement where it is more than that. */
export function valueOf(statement: string, field: string, language: string): string {
  const text = statement.trim();
  const labelled = label.exec(text)?.groups;
  if (labelled?.["value"] !== undefined && isNear(labelled["head"] ?? "", field, language))
    return withoutStop(labelled["value"]);
  const verb = between.exec(text);
  if (verb === null) return text;
  const head = text.slice(0, verb.index);
  const value = text.slice(verb.index + verb[0].length);
  const isPlain =
    value !== "" && !/^(?:not|no|nicht|kein|keine|pas|non|no)\b/iu.test(value) && !/[.;]\s/u.test(value);
  return isPlain && names(head, field, language) ? withoutStop(value) : text;
}

/** A label may be shorter or longer than the field, and in other words where there is only one thing to name. */
function isNear(head: string, field: string, language: string): boolean {
  const [own, asked] = [stems(head, language), stems(field, language)];
  return own.size <= 6 && ([...own].some((stem) => asked.has(stem)) || own.size <= 2);
}

/** Every word of what stands before the verb is one of the field, but for one: the value is said of nothing else. */
function names(head: string, field: string, language: string): boolean {
  const [own, asked] = [stems(head, language), stems(field, language)];
  const others = [...own].filter((stem) => !asked.has(stem)).length;
  return own.size > others && others <= 1 && [...asked].filter((stem) => !own.has(stem)).length <= 2;
}

function stems(text: string, language: string): Set<string> {
  const stem = createStemmer(language);
  const stop = stopWords(language);
  const words = segmentWords(text).map((word) => word.text.toLowerCase());
  return new Set(words.filter((word) => !stop.has(word)).map((word) => stem(word)));
}

const abbreviated = /(?:^|[\s(])(?:Co|Inc|Ltd|Corp|Nr|No|Abs|Art|St|Dr|etc|usw|ca|p|[A-Z])\.$/u;

/** A sentence ends in a full stop, its last word may too. */
function withoutStop(value: string): string {
  const text = value.trim();
  return text.endsWith(".") && !text.endsWith("..") && !abbreviated.test(text) ? text.slice(0, -1) : text;
}
