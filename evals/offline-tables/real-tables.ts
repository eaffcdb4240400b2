/** Files of other people beside the project, by the name that questions give them. */
export const realTables: Readonly<Record<string, string>> = {
  gapminder: "eval/scenarios/files/gapminder-health-income.csv",
  iowa: "eval/scenarios/files/iowa-electricity.csv",
  ducks: "corpus/xls/docling__legacy_sample.xls",
  cups: "corpus/xlsx/unstructured__stanley-cups.xlsx",
  letters: "corpus/xlsx/markitdown__test.xlsx",
  columnar: "corpus/csv/tika__test-columnar.csv",
};
