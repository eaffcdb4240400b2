/** Signs of the Symbol face at their ASCII places, as Unicode. */
const symbolFace: Record<string, string> = Object.fromEntries([
  ...pairs("ABGDEZHQIKLMNXOPRSTUFCYW", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
  ...pairs("abgdezhqiklmnxoprstufcyw", "αβγδεζηθικλμνξοπρστυφχψω"),
  ...pairs("\u00a3\u00b3\u00b9\u00bb\u00b1\u00b4\u00b8\u00a5\u00b0\u00b7", "≤≥≠≈±×÷∞°•"),
  ...pairs("\u00ab\u00ac\u00ad\u00ae\u00af\u00db\u00de\u00e5\u00d5\u00d6\u00f2", "↔←↑→↓⇔⇒∑∏√∫"),
  ...pairs("\u00ce\u00cf\u00c7\u00c8\u00cc\u00cd\u0022\u0024\u00c6\u00b6\u00d1", "∈∉∩∪⊂⊆∀∃∅∂∇"),
]);

const wingdingsFace: Record<string, string> = Object.fromEntries([
  ...pairs("\u00a8\u006f\u00fe\u00fd\u0078\u00fc\u00fb", "☐☐☑☒☒✓✗"),
  ...pairs("\u00a7\u006c\u006e\u0075\u0076\u00d8\u00b7", "▪●■◆❖➢•"),
  ...pairs("\u00df\u00e0\u00e1\u00e2\u00e8\u00f0\u004a\u004b\u004c", "←→↑↓➔⇨☺😐☹"),
]);

/** A sign that a document names by face and place; unknown ones stay as they are. */
export function toSymbol(font: string, code: number): string {
  if (!(code > 0 && code <= 0x10ffff)) return "";
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const sign = String.fromCodePoint(place);
  const face = /^wingdings/i.test(font) ? wingdingsFace : /^symbol/i.test(font) ? symbolFace : {};
  if (Object.hasOwn(face, sign)) return face[sign] ?? sign;
  return place !== code && /^symbol/i.test(font) ? sign : String.fromCodePoint(code);
}

function pairs(from: string, to: string): [string, string][] {
  const signs = Array.from(to);
  return Array.from(from, (sign, index) => [sign, signs[index] ?? sign]);
}
