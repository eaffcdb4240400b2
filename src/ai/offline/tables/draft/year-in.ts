/** The year that a head names; nothing where it names none, or several. */
export function yearIn(name: string): string {
  const [year = "", ...more] = new Set(name.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu));
  return more.length > 0 ? "" : year;
}
