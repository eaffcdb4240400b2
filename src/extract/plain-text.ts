export interface Block {
  text: string;
  /** 1 for the first line of the document. */
  line: number;
}

export function splitBlocks(lines: readonly string[], firstLine: number): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (end: number) => {
    if (open.length > 0) blocks.push({ text: open.join("\n"), line: firstLine + end - open.length });
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") close(index);
    else open.push(line.trimEnd());
  }
  close(lines.length);
  return blocks;
}
