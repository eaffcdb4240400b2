/** The languages of passages that are not the one asked in, each by its name in that language. */
export function otherLanguages(found: readonly (string | undefined)[], asked: string): string[] {
  if (asked === "unknown") return [];
  const [own = "en"] = asked.split("-");
  const codes = found.flatMap((code) =>
    code === undefined || code === "unknown" || code === own ? [] : [code],
  );
  const names = new Intl.DisplayNames(own, { type: "language", fallback: "code" });
  return [...new Set(codes)].map((code) => names.of(code) ?? code);
}
