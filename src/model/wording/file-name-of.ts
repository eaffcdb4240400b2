const longest = 60;

/** A name that a person reads and every file system and reference bears: short, cut at a word, letters of any script. */
export function fileNameOf(title: string): string {
  const words = title
    .slice(0, 400)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "-")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word : `${name}-${word}`;
    if (Array.from(longer).length > longest) break;
    name = longer;
  }
  return (
    (name === ""
      ? Array.from(words[0] ?? "")
          .slice(0, longest)
          .join("")
      : name) || "document"
  );
}

/** The same name with its ending, and a number where a file of this name is there already. */
export function freeFileName(title: string, format: string, taken: Iterable<string>): string {
  const names = new Set(Array.from(taken, (name) => name.toLowerCase()));
  const stem = fileNameOf(title);
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.${format}`;
    if (!names.has(name.toLowerCase())) return name;
  }
}
