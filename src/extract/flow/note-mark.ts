const numerals: readonly (readonly [number, string])[] = [
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];
const mostRoman = 88;

/** How a note is named where it is referred to: footnotes by digits, endnotes as Word counts them. */
export function noteMark(kind: "footnotes" | "endnotes", number: number): string {
  return `[${kind === "footnotes" || number > mostRoman ? number : toRoman(number)}]`;
}

function toRoman(number: number): string {
  let [left, text] = [number, ""];
  for (const [value, letters] of numerals)
    while (left >= value) {
      text += letters;
      left -= value;
    }
  return text;
}
