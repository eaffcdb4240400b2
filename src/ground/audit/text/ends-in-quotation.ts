/** Which marks close a quotation, by the one that opened it; texts typed by hand mix them. */
const closing: Readonly<Record<string, string>> = {
  "„": '“”"',
  "“": '”"',
  "”": '”"',
  "«": "»",
  "»": "«",
  '"': '"”',
};

/** Whether a quotation that was opened in a text is still open where the text ends. */
export function endsInQuotation(text: string): boolean {
  let open: string | undefined;
  for (const { 0: mark, index } of text.matchAll(/["“”„«»]/gu)) {
    if (open !== undefined) {
      if (closing[open]?.includes(mark) === true) open = undefined;
      continue;
    }
    // 5" is a length, and a mark that closes nothing opens only where a word begins
    const isOpening = mark === "„" || mark === "“" || mark === "«" || beginsWord(text, index);
    if (isOpening) open = mark;
  }
  return open !== undefined;
}

function beginsWord(text: string, at: number): boolean {
  return !/[\p{L}\p{N}.,;:!?)]/u.test(text.charAt(at - 1));
}
