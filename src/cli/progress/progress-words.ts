/** What the command line says about its own work; {n} and {m} are filled in. */
export interface ProgressWords {
  fileOf: string;
  pageOf: string;
  of: string;
  tokens: string;
  oneFileRead: string;
  filesRead: string;
  skipped: string;
  unopened: string;
  taking: string;
  asking: string;
  warnings: string;
  running: string;
}

const english: ProgressWords = {
  fileOf: "file {n} of {m}",
  pageOf: "page {n} of {m}",
  of: "{n} of {m}",
  tokens: "{n} tokens",
  oneFileRead: "1 file read",
  filesRead: "{n} files read",
  skipped: "{n} skipped",
  unopened: "Cannot be opened: {n}",
  taking: "Taking in",
  asking: "Asking the model",
  warnings: "{n} warnings. Read them with: {m}",
  running: "is running",
};

const german: ProgressWords = {
  fileOf: "Datei {n} von {m}",
  pageOf: "Seite {n} von {m}",
  of: "{n} von {m}",
  tokens: "{n} Tokens",
  oneFileRead: "1 Datei gelesen",
  filesRead: "{n} Dateien gelesen",
  skipped: "{n} übersprungen",
  unopened: "Lässt sich nicht öffnen: {n}",
  taking: "Übernehme",
  asking: "Frage das Modell",
  warnings: "{n} Warnungen. Anzeigen mit: {m}",
  running: "läuft",
};

const french: ProgressWords = {
  fileOf: "fichier {n} sur {m}",
  pageOf: "page {n} sur {m}",
  of: "{n} sur {m}",
  tokens: "{n} jetons",
  oneFileRead: "1 fichier lu",
  filesRead: "{n} fichiers lus",
  skipped: "{n} ignorés",
  unopened: "Impossible d’ouvrir : {n}",
  taking: "Copie de",
  asking: "Question au modèle",
  warnings: "{n} avertissements. Pour les lire : {m}",
  running: "est en cours",
};

const italian: ProgressWords = {
  fileOf: "file {n} di {m}",
  pageOf: "pagina {n} di {m}",
  of: "{n} di {m}",
  tokens: "{n} token",
  oneFileRead: "1 file letto",
  filesRead: "{n} file letti",
  skipped: "{n} saltati",
  unopened: "Impossibile aprire: {n}",
  taking: "Copia di",
  asking: "Domanda al modello",
  warnings: "{n} avvisi. Per leggerli: {m}",
  running: "è in corso",
};

const spanish: ProgressWords = {
  fileOf: "archivo {n} de {m}",
  pageOf: "página {n} de {m}",
  of: "{n} de {m}",
  tokens: "{n} tokens",
  oneFileRead: "1 archivo leído",
  filesRead: "{n} archivos leídos",
  skipped: "{n} omitidos",
  unopened: "No se puede abrir: {n}",
  taking: "Copiando",
  asking: "Preguntando al modelo",
  warnings: "{n} avisos. Para leerlos: {m}",
  running: "está en curso",
};

const byLanguage: ReadonlyMap<string, ProgressWords> = new Map([
  ["en", english],
  ["de", german],
  ["fr", french],
  ["it", italian],
  ["es", spanish],
]);

export function progressWordsFor(language: string): ProgressWords {
  const [base = ""] = language.toLowerCase().split("-");
  return byLanguage.get(base) ?? english;
}

export function fill(pattern: string, n: string | number, m: string | number = ""): string {
  return pattern.replace("{n}", () => String(n)).replace("{m}", () => String(m));
}
