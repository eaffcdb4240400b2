const longest = 80;

const opening =
  /^\s*(?:please\s+|bitte\s+|merci de\s+|per favore,?\s+|por favor,?\s+)?(?:(?:can|could) you\s+)?(?:write|draft|summari[sz]e|sum up|compose|create|generate|prepare|make|give me|produce|schreibe?|verfasse|entwirf|erstelle|formuliere|generiere|mach|rédige[rz]?|résume[rz]?|écri[st]|écrivez|crée[rz]?|génère|prépare|fais|scrivi|riassumi|redigi|crea|genera|prepara|fai|redacta|resume|escribe|elabora|haz)(?:\s+(?:me|mir|uns|us|moi|nous|mi|ci))?\s+(?:(?:an?|the|some|ein(?:e|en|em)?|der|die|das|den|une?|le|la|les|uno|una|un|il|lo|el)\s+)?/iu;
const format =
  "(?:an?\\s+|ein(?:e|en)?\\s+|un[ae]?\\s+)?(?:pdf|word|docx|excel|xlsx|csv|html|markdown|powerpoint|pptx|json|txt)(?:[\\s-]*(?:file|document|datei|dokument|fichier|archivo|documento))?";
const formatTail = new RegExp(
  `\\s*,?\\s+(?:as|in|into|to|als|im|en|au format|come|como|in formato|en formato)\\s+${format}(?:(?:\\s*,\\s*|\\s+(?:and|or|und|oder|et|ou|e|o|y)\\s+)(?:as\\s+|als\\s+|en\\s+|come\\s+|como\\s+)?${format})*\\s*$`,
  "iu",
);

/** The German verb of which half stands at the end. */
const inTwo = /^\s*(?:bitte\s+)?fass(?:e|en)?\s+(?:sie\s+)?(?:die|das|den|der)?\s*(.+?)\s+zusammen$/iu;

/** German adjectives stand bent after the article that was taken away. */
const bent = /^(?:kurz|knapp|lang|ausführlich|detailliert|freundlich)e[nmrs]?\s+(?=\p{Lu})/u;

/** A heading from an instruction: its own words without the order to write, and without the file format. */
export function toTitle(instruction: string): string {
  const [line = ""] = instruction.trim().split("\n");
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(line)?.[0] ?? line;
  const mark = /\?\s*$/.test(sentence) ? "?" : "";
  const bare = sentence.replace(/[\s.!?:]+$/u, "").replace(formatTail, "");
  const rest = bare.replace(inTwo, "$1").replace(opening, "").replace(bent, "").trim();
  const title = `${shorten(rest === "" ? bare : rest)}${mark}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()}…`;
}
