import type { NewPart } from "../reader.ts";
import type { Entry } from "./flow.ts";
import { looksLikeCode } from "./text-looks.ts";

export interface CodeCollector {
  add(line: NewPart, kind: "sure" | "maybe"): void;
  end(): void;
}

const mostLines = 1_000;

/** Lines of code that follow each other become one part; typewriter text without signs of code stays text. */
export function createCodeBlock(queue: (entry: Entry) => void): CodeCollector {
  let lines: NewPart[] = [];
  let sure = false;
  const end = () => {
    const parts = lines;
    const first = parts.find(({ text }) => text !== "");
    lines = [];
    if (first === undefined) return;
    const text = parts.map((part) => part.text).join("\n");
    if (sure || looksLikeCode(text))
      queue({ part: { ...first, type: "code", text: text.replace(/^\n+/, "").trimEnd() } });
    else for (const part of parts) if (part.text !== "") queue({ part });
  };
  return {
    add(line, kind) {
      if (lines.length > 0 && (sure !== (kind === "sure") || lines.length >= mostLines)) end();
      sure = kind === "sure";
      lines.push(line);
    },
    end,
  };
}
