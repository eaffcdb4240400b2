/** Kinds of finished things, each with its words; `only` where a word means something else in another language. */
const kinds: readonly { kind: string; words: string; only?: Readonly<Record<string, string>> }[] = [
  { kind: "report", words: "report|bericht|rapport|rapporto|relazione|informe" },
  { kind: "memo", words: "memo|memorandum|aktennotiz|note de service|promemoria" },
  { kind: "letter", words: "letter|anschreiben|lettre|lettera|carta", only: { de: "brief" } },
  { kind: "mail", words: "e-?mail|mail|courriel|correo" },
  {
    kind: "presentation",
    words:
      "presentation|slides|slide deck|präsentation|folien|présentation|diapositives|presentazione|presentación",
  },
  { kind: "table", words: "table|spreadsheet|tabelle|tableau|tabella|tabla" },
  { kind: "summary", words: "summary|zusammenfassung|résumé|riassunto|resumen" },
];

const indefinite = "an?|one|two|ein(?:e|en|em)?|zwei|une?|deux|uno|una|due|dos";
const making =
  "write|draft|compose|create|make|prepare|generate|produce|schreibe?|verfasse|entwirf|erstelle|mache?|generiere|rédige[rz]?|écris|crée[rz]?|prépare|fais|scrivi|redigi|crea|prepara|fai|redacta|escribe|elabora|haz";

/** What is to be made, by kind, in the order of the words; "the report" is there already and does not count. */
export function findDeliverables(text: string, language: string): string[] {
  const found = kinds.flatMap(({ kind, words, only }) => {
    const own = only?.[language];
    const all = own === undefined ? words : `${words}|${own}`;
    const pattern = new RegExp(
      `(?<!\\p{L})(?:${indefinite}|${making}|as|als|en|come|como)\\s+(?:(?!the|der|die|das|den|dem|le|la|les|il|lo|el|los|las)\\p{L}+\\s+){0,2}(?:${all})(?!\\p{L})`,
      "iu",
    );
    const at = text.search(pattern);
    return at < 0 ? [] : [{ kind, at }];
  });
  return found.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
}
