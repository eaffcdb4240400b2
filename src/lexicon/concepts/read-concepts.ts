import { languages, type Language } from "../words-by-language.ts";

/** An idea with its words in each language. */
export type Concept = Readonly<Record<Language, readonly string[]>>;

/** Things of one kind: the words for the kind, and those for what belongs to it. */
export interface KindOfThing {
  broad: Concept;
  narrow: Concept;
}

/** A table of ideas, one a line: English; German; French; Italian; Spanish, words parted by bars. */
export function readConcepts(table: string): Concept[] {
  return readColumns(table).map((columns) => toConcept(columns.map(toWords)));
}

/** A table of kinds; in each column the words for the kind stand before a colon, those for its things behind it. */
export function readKinds(table: string): KindOfThing[] {
  return readColumns(table).map((columns) => {
    const halves = columns.map((column) => column.split(":"));
    return {
      broad: toConcept(halves.map(([broad = ""]) => toWords(broad))),
      narrow: toConcept(halves.map(([, narrow = ""]) => toWords(narrow))),
    };
  });
}

/** What people ask in words of their own, and what papers say where they answer it. */
export interface Clue {
  asked: Concept;
  said: Concept;
}

/** A table of clues, one a line: what is asked in five languages, an arrow, and what is said in five languages. */
export function readClues(table: string): Clue[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [asked = "", said = ""] = line.split("=>");
      return {
        asked: toConcept(asked.split(";").map(toWords)),
        said: toConcept(said.split(";").map(toWords)),
      };
    });
}

function readColumns(table: string): string[][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(";"));
}

function toWords(column: string): string[] {
  return column
    .split("|")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function toConcept(columns: readonly (readonly string[])[]): Concept {
  const of = (language: Language) => columns[languages.indexOf(language)] ?? [];
  return { en: of("en"), de: of("de"), fr: of("fr"), it: of("it"), es: of("es") };
}
