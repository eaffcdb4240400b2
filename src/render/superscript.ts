/** A number in raised digits, which no reader takes for a part of what stands before it. */
export function superscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
}
