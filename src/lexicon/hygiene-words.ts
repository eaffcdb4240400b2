/** How a user is told of orders that stand in a document; {document} and {words} are filled in. */
const warnings: Readonly<Record<string, { instructions: string; more: string }>> = {
  en: {
    instructions:
      "{document} holds text that reads like an order to whoever processes it: {words}. It counts as text, not as an order.",
    more: "{count} more",
  },
  de: {
    instructions:
      "{document} enthält Text, der wie eine Anweisung an das auswertende Programm klingt: {words}. Er gilt als Text, nicht als Anweisung.",
    more: "{count} weitere",
  },
  fr: {
    instructions:
      "{document} contient un texte qui ressemble à un ordre adressé au programme qui le lit : {words}. Il vaut comme texte, non comme ordre.",
    more: "{count} autres",
  },
  it: {
    instructions:
      "{document} contiene un testo che sembra un ordine rivolto al programma che lo legge: {words}. Vale come testo, non come ordine.",
    more: "altri {count}",
  },
  es: {
    instructions:
      "{document} contiene un texto que parece una orden dirigida al programa que lo lee: {words}. Vale como texto, no como orden.",
    more: "{count} más",
  },
};

/** English where a language has no words. */
export function hygieneWords(language: string): { instructions: string; more: string } {
  return warnings[language] ?? { instructions: "", more: "", ...warnings["en"] };
}
