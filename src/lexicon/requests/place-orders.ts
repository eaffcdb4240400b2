/** Where finished things are put: outside, by an action of its own. */
const library = "share ?point|one ?drive|document library|dokumentenbibliothek|bibliothèque de documents";
const folders = "folder|directory|ordner|verzeichnis|ablage|dossier|répertoire|cartella|carpeta";
const drafts = "drafts?|entwürfen?|entwurf|brouillons?|bozze|borradores|mailbox|postfach|outlook";
const puts =
  "upload|put|save|store|place|file|keep|leave|lade|laden sie|leg|lege|legen sie|speichere|speichern sie|stell|stelle|stellen sie|téléverse|téléversez|mets|mettez|enregistre|enregistrez|dépose|déposez|carica|caricate|salva|metti|sube|suba|guarda|guarde|pon|ponga";

const toLibrary = new RegExp(`^(?:${puts})\\s[^;?!\\n]{0,160}?(?<!\\p{L})(?:${library})(?!\\p{L})`, "iu");
const toFolder = new RegExp(
  `^(?:${puts})\\s[^.;?!\\n]{0,120}?(?<!\\p{L})(?:in|into|to|im|ins|unter|dans|sur|nella|nel|en)\\s(?:\\p{L}{1,12}\\s){0,2}(?:${folders})(?!\\p{L})`,
  "iu",
);
const inLibrary = new RegExp(`(?<!\\p{L})(?:${library})(?!\\p{L})`, "iu");
const toDrafts = new RegExp(`^(?:${puts})\\s[^.;?!\\n]{0,100}?(?<!\\p{L})(?:${drafts})(?!\\p{L})`, "iu");
const joints =
  /(?<!\S)(?:and then|and|then|und dann|und|dann|et ensuite|et|puis|e poi|e|poi|y luego|y|luego)\s/giu;
const politeness = /^(?:please|bitte|s'il (?:te|vous) plaît|per favore|por favor),?\s/iu;
const mostJoints = 20;

/** "Upload the report to SharePoint": something is put there, and nothing has to be proven for it. */
export function isPlaceOrder(clause: string): boolean {
  const said = withoutPoliteness(clause);
  return toLibrary.test(said) || toFolder.test(said) || toDrafts.test(said);
}

/** Whether something that is still to be made is put into a library afterwards. */
export function asksForUpload(text: string): boolean {
  // "find the policy in SharePoint, sum it up and put that into the folder Reports" names the library once
  const isNamed = inLibrary.test(text);
  const isUpload = (order: string) => toLibrary.test(order) || (isNamed && toFolder.test(order));
  return clausesOf(text).some(({ order, before }) => isUpload(order) && before.trim() !== "");
}

/** The message without the order to put its text among the drafts, where a mail is written to anyway. */
export function withoutDraftOrders(text: string): string {
  const kept = clausesOf(text).map(({ before, order, whole }) => (toDrafts.test(order) ? before : whole));
  const rest = kept.join(" ").trim();
  return rest === "" ? text : rest;
}

interface Clauses {
  /** What the sentence asks for. */
  before: string;
  /** What it says at its end of where that goes; "" where it says nothing. */
  order: string;
  whole: string;
}

function clausesOf(text: string): Clauses[] {
  return text.split(/(?<=[.!?\n])\s/u).map((whole) => {
    if (isPlaceOrder(whole)) return { before: "", order: withoutPoliteness(whole), whole };
    for (const { index, 0: joint } of [...whole.matchAll(joints)].slice(0, mostJoints)) {
      const order = withoutPoliteness(whole.slice(index + joint.length));
      if (!isPlaceOrder(order)) continue;
      const end = /[.!?]$/u.exec(whole.trimEnd())?.[0] ?? "";
      return { before: `${whole.slice(0, index).trimEnd().replace(/[,;]$/u, "")}${end}`, order, whole };
    }
    return { before: whole, order: "", whole };
  });
}

function withoutPoliteness(clause: string): string {
  return clause.trim().replace(politeness, "");
}
