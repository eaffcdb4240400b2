/** What people and models put before a wish about a text, in five languages. */
const labels = {
  instruction:
    "instructions?|task|auftrag|anweisung(?:en)?|anleitung|consignes?|istruzion[ei]|instrucci(?:ón|ones)",
  title: "title|subject|titel|betreff|titre|objet|titolo|oggetto|título|asunto",
  style: "style|tone|stil|ton|tonfall|stile|tono|estilo",
  detailLevel:
    "detail ?level|level of detail|detail|detailgrad|detaillierungsgrad|ausführlichkeit|niveau de détail|livello di dettaglio|nivel de detalle",
} as const;

export type Labelled = Partial<Record<keyof typeof labels, string>>;

const any = Object.values(labels).join("|");
// a run of blanks is tried at its beginning alone
const cut = new RegExp(
  String.raw`(?:^\s*|[;,.]\s+|(?<!\s)(?:\s{2,}|\n))(?:[-*]\s*)?(?<label>${any})\s*[:=]\s*`,
  "giu",
);

/** "Instruction: … Title: … Style: formal" taken apart; what stands before the first label is the instruction too. */
export function readLabels(text: string): Labelled {
  const found = [...text.slice(0, 20_000).matchAll(cut)];
  const read: Labelled = {};
  const before = text.slice(0, found[0]?.index ?? text.length).trim();
  for (const [at, match] of found.entries()) {
    const end = found[at + 1]?.index ?? text.length;
    const value = text
      .slice(match.index + match[0].length, end)
      .replace(/(?<![\s;,])[\s;,]+$/u, "")
      .trim();
    const name = nameOf(match.groups?.["label"] ?? "");
    if (name !== undefined && value !== "" && read[name] === undefined) read[name] = unquote(value);
  }
  const instruction = [before, read.instruction ?? ""].filter((part) => part !== "").join("\n");
  return instruction === "" ? read : { ...read, instruction };
}

function nameOf(label: string): keyof typeof labels | undefined {
  const names = ["instruction", "title", "style", "detailLevel"] as const;
  return names.find((name) => new RegExp(`^(?:${labels[name]})$`, "iu").test(label));
}

function unquote(value: string): string {
  return /^(["“„«'])(.*)(["”“»'])\.?$/su.exec(value)?.[2]?.trim() ?? value;
}
