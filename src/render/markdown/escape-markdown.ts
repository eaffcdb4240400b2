/** User text is text: nothing in it becomes markup, a link, a formula or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(
      /[\\`*[\]<>]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?=~)|(?<=~)~|&(?=#?\w+;)/gu,
      (mark) => `\\${mark}`,
    )
    .replaceAll(/\$(?=[^$]*\$)|(?<=\$[^$]*)\$/g, "\\$");
}

/** What stands at the beginning of a line must not make a block of it. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^\s+/, "")
    .replace(/^(#{1,6}(?:\s|$)|[-+](?:\s|$)|={1,}\s*$|-{2,}\s*$|~{3,}|\|)/, "\\$1")
    .replace(/^([-:|][-:|\s]*)$/, "\\$1")
    .replace(/^(\d{1,9})([.)](?:\s|$))/, "$1\\$2");
}
