const longest = 400;
const opening =
  /^(?:figure|fig|table|tab|chart|exhibit|abbildung|abb|tabelle|grafik|diagramm|schaubild|tableau|graphique|figura|tabella|grafico|tabla|gráfico|cuadro)\.?\s+\d{1,3}(?:[.-]\d{1,3})?[a-z]?\s*[.:–—|]\s*\S/iu;

/** "Figure 3: …", "Abb. 2.1 – …": what stands under a figure or above a table, numbered. */
export function isCaption(text: string): boolean {
  return text.length <= longest && opening.test(text);
}
