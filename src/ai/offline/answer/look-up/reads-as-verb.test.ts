import { expect, test } from "vitest";
import { readAsked } from "./read-asked.ts";
import { wordReaderOf } from "./word-readers.ts";

const verbsOf = (question: string, language: string) =>
  readAsked(question, wordReaderOf(language)).wanted.flatMap(({ word, isVerb, isLight }) =>
    isVerb && !isLight ? [word] : [],
  );

test.each([
  ["en", "Until when can we browse the old ledger?", ["browse"]],
  ["en", "Who repainted the red fence?", ["repainted"]],
  ["de", "Bis wann können wir im alten Archiv herumstöbern?", ["herumstöbern"]],
  ["de", "Warum hinkt die kleine Werkstatt hinterher?", ["hinkt", "hinterher"]],
  ["fr", "Pourquoi doit-on repeindre la clôture ?", ["repeindre"]],
  ["it", "Fino a quando possiamo sfogliare il registro?", ["sfogliare"]],
  ["es", "¿Hasta cuándo podemos hojear el registro?", ["hojear"]],
])(
  "a word that says what is done is told from what things are called (%s): %s",
  (language, question, verbs) => {
    expect(verbsOf(question, language)).toEqual(verbs);
  },
);
