/** How many mails were taken of those that fit. */
export interface TakenMails {
  taken: number;
  /** How many fit, where that is known. */
  total?: number | undefined;
  isAll: boolean;
}

/** "7 mails fit, the 5 newest were read": what was cut is told in numbers; undefined where nothing was. */
export function tellCut({ taken, total, isAll }: TakenMails, done: "read" | "listed"): string | undefined {
  if (isAll) return undefined;
  const some = taken === 1 ? "more mails fit" : `more than ${taken} mails fit`;
  const fit = total === undefined ? some : `${total} mails fit`;
  const were = done === "read" ? ["was read", "were read"] : ["is listed", "are listed"];
  return `${fit}, ${taken === 1 ? `only the newest ${were[0]}` : `the ${taken} newest ${were[1]}`}`;
}

/** The same for a person, with what helps. */
export function warnOfCut(cut: string, most: number): string {
  return `${cut}. For the others raise "limit" (at most ${most}), or ask once more by date, sender or words.`;
}
