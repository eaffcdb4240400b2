/** Words for a file format and the extension they mean. */
const formats: readonly { extension: string; words: string }[] = [
  { extension: "docx", words: "word|docx|ms word|microsoft word" },
  {
    extension: "xlsx",
    words: "excel|xlsx|spreadsheet|workbook|tabellenkalkulation|tableur|foglio di calcolo|hoja de cálculo",
  },
  { extension: "pdf", words: "pdf" },
  {
    extension: "pptx",
    words:
      "powerpoint|pptx|slide deck|slides|presentation|präsentation|folien|présentation|diapositives|presentazione|presentación",
  },
  { extension: "html", words: "html|web page|webseite|page web|pagina web|página web" },
  { extension: "md", words: "markdown|md" },
  { extension: "csv", words: "csv" },
  {
    extension: "txt",
    words: "txt|plain text|text file|textdatei|fichier texte|file di testo|archivo de texto",
  },
  { extension: "json", words: "json" },
];

const leadIn =
  "as|into|in|to|als|im|ins|en|au|sous forme de|format|come|como|formato|create|make|generate|produce|erstelle|generiere|crée|génère|crea|genera";
const between =
  "(?:\\s+(?:an?|one|the|ein|eine|einen|einem|das|un|une|uno|una|format|formato|file|fichier|me|mir)){0,3}";

/** Extensions of the files that a message asks for; names of files that are there already do not count. */
export function findFormats(message: string): string[] {
  const text = message.toLowerCase().replaceAll(/[\p{L}\p{N}_-]+\.[a-z0-9]{2,5}\b/gu, " ");
  return formats
    .filter(({ words }) => {
      const asked = new RegExp(
        `(?<![\\p{L}])(?:${leadIn})${between}\\s*:?\\s*\\.?(?:${words})(?![\\p{L}])`,
        "u",
      );
      return asked.test(text);
    })
    .map(({ extension }) => extension);
}
