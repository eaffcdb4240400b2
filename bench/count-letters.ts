/** Letters and digits, by which readers that space and mark up differently can be compared. */
export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
