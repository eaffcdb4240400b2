/** The format that a file name ends in, in small letters. */
export function formatOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
}
