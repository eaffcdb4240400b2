import type { Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import type { Premise } from "./premise.ts";

const shortestPart = 4;
const mostValues = 400;
/** What may stand between the parts of a German compound, and behind its last one. */
const joints = ["", "s", "es", "n", "en", "e", "er"] as const;
const endings = ["", "e", "en", "er", "ern", "n", "s", "es"] as const;

/** "Pflichtkurse" are the courses that are "Pflicht", "Töpferkurs" is the course "Töpfern": what names the rows, and what picks them. */
export function splitCompounds(text: string, shape: TableShape, language: Language): Premise {
  if (language !== "de") return { text, conditions: [] };
  const [nouns, picking] = [rowNouns(shape), pickingWords(shape)];
  const said = text.replaceAll(/\p{L}{8,40}/gu, (word) => {
    const fold = foldText(word);
    if (picking.has(fold)) return word;
    for (const noun of nouns) {
      const cut = fold.lastIndexOf(noun);
      const isEnd = cut >= shortestPart && endings.some((one) => one === fold.slice(cut + noun.length));
      if (!isEnd || fold.length !== word.length) continue;
      const first = joints
        .filter((joint) => fold.slice(0, cut).endsWith(joint))
        .map((joint) => fold.slice(0, cut - joint.length))
        .find((part) => part.length >= shortestPart && picking.has(part));
      if (first !== undefined) return `${capital(word.slice(0, first.length))} ${capital(word.slice(cut))}`;
    }
    return word;
  });
  return { text: said, conditions: [] };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The last word of the heads of what names the rows. */
function rowNouns({ columns }: TableShape): string[] {
  return columns.flatMap(({ name, kind }) => {
    const word = /^\p{L}+$/u.test(name) ? foldText(name) : "";
    return kind === "text" && word.length >= shortestPart ? [word] : [];
  });
}

/** Words of values, and heads of columns of yes and no; each without its ending, too. */
function pickingWords({ columns }: TableShape): Set<string> {
  const values = columns.flatMap(({ kind, values: own = [] }) => (kind === "text" ? own : []));
  const flags = columns.flatMap(({ kind, name }) => (kind === "boolean" ? [name] : []));
  const words = [...flags, ...values.slice(0, mostValues)].flatMap(
    (value) => foldText(value).match(/\p{L}{4,}/gu) ?? [],
  );
  return new Set(
    words.flatMap((word) => [
      word,
      ...endings.flatMap((one) =>
        one !== "" && word.endsWith(one) && word.length - one.length >= shortestPart
          ? [word.slice(0, -one.length)]
          : [],
      ),
    ]),
  );
}
