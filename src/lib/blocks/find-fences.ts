import type { Block } from "./block.ts";

/** Three or more back-ticks or tildes, at the start of a line or after a space. */
const opener = /(?<=^|[\n\r\t ])(?<fence>`{3,}|~{3,})(?<label>[^\n\r`~]*)/u;

/** Stretches between code fences, fences included; one that is never closed reaches to the end. */
export function findFences(text: string): Block[] {
  const blocks: Block[] = [];
  const reader = new RegExp(opener, "gu");
  for (let match = reader.exec(text); match !== null; match = reader.exec(text)) {
    const block = readFence(text, match);
    if (block === undefined) continue;
    blocks.push(block);
    reader.lastIndex = block.end;
  }
  return blocks;
}

function readFence(text: string, match: RegExpExecArray): Block | undefined {
  const start = match.index;
  const fence = match.groups?.["fence"] ?? "";
  const label = (match.groups?.["label"] ?? "").trim();
  const opened = start + match[0].length;
  const hasOwnLine = /^(?:\r\n|\n|\r)/u.test(text.slice(opened, opened + 2));
  const innerStart = hasOwnLine ? opened + (text.startsWith("\r\n", opened) ? 2 : 1) : start + fence.length;
  const close = text.indexOf(fence, innerStart);
  // without a line of its own, an open fence is just a mark in a sentence
  if (close < 0 && !hasOwnLine) return undefined;
  const innerEnd = close < 0 ? text.length : close;
  let end = close < 0 ? text.length : close + fence.length;
  while (close >= 0 && text.charAt(end) === fence.charAt(0)) end += 1;
  return {
    kind: "fence",
    ...{ start, end },
    inner: { start: innerStart, end: innerEnd },
    ...(hasOwnLine && label !== "" ? { label } : {}),
  };
}
