/** The rich model behind an OpenAI-compatible address: it sees what a real one would, the text of the prompts alone. */
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { answerRichly } from "./rich-model.ts";

export function startRichServer(): Promise<ModelServer> {
  return startModelServer({
    respond: ({ body }) => ({ kind: "answer", text: answerText(textOf(body)) }),
  });
}

function textOf(body: unknown): string {
  const { messages } = body as { messages: { content: unknown }[] };
  return messages
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");
}

/** Which prompt it is, told by what it asks for. */
function answerText(text: string): string {
  if (text.includes("describe what is asked")) return answerRichly("analyse-request", {}, text);
  if (text.includes("You plan the work on a request")) return answerRichly("plan-tasks", {}, text);
  if (text.includes("choose the one next action")) {
    const open = [...text.matchAll(/^(i\d+) ([A-Z]+): (.*)$/gm)].map(([, id, role, said]) => ({
      id,
      role,
      text: said,
    }));
    return answerRichly("select-action", { open: open.slice(-1) }, text);
  }
  if (text.includes("You set the parameters of one action")) return answerRichly("set-parameters", {}, text);
  if (text.includes("You answer one part of a request")) {
    const evidence = fences(text, /evidence (e\d+),/).map(({ name, content }) => ({
      id: name,
      text: content,
    }));
    const rejected = fences(text, /(rejected) claim/).map(({ content }) => ({
      text: content,
      complaint: "wrong",
    }));
    const accepted = fences(text, /(accepted) claims/).flatMap(({ content }) =>
      content.split("\n").map((line) => ({ text: line.replace(/^- /, "") })),
    );
    const served = fences(text, /(what) became of your wishes/);
    const mayWish = text.includes("You may ");
    const input = { evidence, served, mayWish, judged: [...accepted, ...rejected] };
    return answerRichly("answer-from-evidence", input, text);
  }
  if (text.includes("You check whether statements are proven")) {
    const claims = fences(text, /claim ([cs]\d+)/).map(({ name, content }) => ({
      ...{ id: name, text: content, doubts: [] },
      supports: fences(text, new RegExp(`cited (for) ${name}`)).map(({ content: support }) => support),
    }));
    return answerRichly("audit-claims", { claims }, text);
  }
  if (text.includes("With a hand-off id")) {
    const claims = fences(text, /(claims)/).flatMap(({ content }) =>
      [...content.matchAll(/^(c\d+): (.*) \[[^\]]*\]$/gm)].map(([, id, said]) => ({ id, text: said })),
    );
    const handOffId = /ho_[0-9a-f]+/.exec(text)?.[0] ?? null;
    return answerRichly("write-report", { claims, handOffId }, text);
  }
  return answerRichly("review-task", {}, text);
}

function fences(text: string, label: RegExp): { name: string; content: string }[] {
  const found = text.matchAll(new RegExp(`={5,} ${label.source}[^\\n]*\\n([\\s\\S]*?)\\n={5,} end of`, "g"));
  return [...found].map(([, name = "", content = ""]) => ({ name, content }));
}
