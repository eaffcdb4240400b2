import type { Command } from "./command.ts";

export interface ListedCommand {
  summary: string;
  load: () => Promise<Command>;
}

/** Every command by what it is for. Loaded only when asked for, so that a short command stays quick. */
export const commandGroups: Record<string, Record<string, ListedCommand>> = {
  "Requests and their documents": {
    run: {
      summary: "Carry out a request with its documents",
      load: async () => (await import("./commands/run.ts")).run,
    },
    continue: {
      summary: "Ask on in a workflow",
      load: async () => (await import("./commands/continue.ts")).continueRound,
    },
    approve: {
      summary: "Let the action happen that a round waits with",
      load: async () => (await import("./commands/approve.ts")).approve,
    },
    reject: {
      summary: "Keep it from happening",
      load: async () => (await import("./commands/approve.ts")).reject,
    },
  },
  "Workflows there are": {
    list: {
      summary: "List workflows, newest first",
      load: async () => (await import("./commands/list.ts")).list,
    },
    show: {
      summary: "Show the result of a workflow's last round",
      load: async () => (await import("./commands/show.ts")).show,
    },
    trace: {
      summary: "Tell the whole story of a workflow",
      load: async () => (await import("./commands/trace.ts")).trace,
    },
    stop: {
      summary: "Stop a running workflow; it can be resumed",
      load: async () => (await import("./commands/stop.ts")).stop,
    },
    resume: {
      summary: "Go on after a stop, a crash or a failure",
      load: async () => (await import("./commands/resume.ts")).resume,
    },
    retry: {
      summary: "Do the step that failed once more, and go on",
      load: async () => (await import("./commands/resume.ts")).retry,
    },
    fork: {
      summary: "Do a round anew from one of its steps, as a new workflow",
      load: async () => (await import("./commands/fork.ts")).fork,
    },
  },
  "Single parts, without a workflow": {
    ask: {
      summary: "Answer one question from files, with citations",
      load: async () => (await import("./commands/ask.ts")).ask,
    },
    query: {
      summary: "Compute over the tables of files, by a question or a plan",
      load: async () => (await import("./commands/query.ts")).query,
    },
    audit: {
      summary: "Judge statements by the passages or files they rest on",
      load: async () => (await import("./commands/audit.ts")).audit,
    },
    eval: {
      summary: "Measure answers by a file of questions whose answers are known",
      load: async () => (await import("./commands/eval.ts")).evaluate,
    },
    understand: {
      summary: "Say what a message asks for",
      load: async () => (await import("./commands/understand.ts")).understand,
    },
    split: {
      summary: "Take a request apart into what is asked for separately",
      load: async () => (await import("./commands/split.ts")).split,
    },
    check: {
      summary: "Say of each statement of a document whether sources prove it",
      load: async () => (await import("./commands/check.ts")).check,
    },
    generate: {
      summary: "Write one document, however long",
      load: async () => (await import("./commands/generate.ts")).generate,
    },
    extract: {
      summary: "Read files of any format, with the position of every piece",
      load: async () => (await import("./commands/extract.ts")).extract,
    },
    render: {
      summary: "Write a document as docx, xlsx, pdf, pptx, html, md, csv or txt",
      load: async () => (await import("./commands/render.ts")).render,
    },
  },
  "What there is to work with": {
    actions: {
      summary: "List the actions, and what each may do",
      load: async () => (await import("./commands/actions.ts")).actions,
    },
    models: {
      summary: "List the models, or test them",
      load: async () => (await import("./commands/models.ts")).models,
    },
    prompts: {
      summary: "List what models are asked, or show one prompt",
      load: async () => (await import("./commands/prompts.ts")).prompts,
    },
    trust: {
      summary: "Show what a folder's configuration asks for, and allow it",
      load: async () => (await import("./commands/trust.ts")).trust,
    },
    worker: {
      summary: "Take part in the work of other processes",
      load: async () => (await import("./commands/worker.ts")).worker,
    },
  },
};
