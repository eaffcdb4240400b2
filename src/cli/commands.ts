import type { CommandGroups } from "./command.ts";

/** Every command by what it is for. Loaded only when asked for, so that a short command stays quick. */
export const commandGroups: CommandGroups = {
  Requests: {
    run: {
      summary: "Carry out a request on documents",
      load: async () => (await import("./commands/run.ts")).run,
    },
    continue: {
      summary: "Continue a workflow with another request",
      load: async () => (await import("./commands/continue.ts")).continueRound,
    },
    approve: {
      summary: "Approve the pending action",
      load: async () => (await import("./commands/approve.ts")).approve,
    },
    reject: {
      summary: "Reject the pending action",
      load: async () => (await import("./commands/approve.ts")).reject,
    },
  },
  Workflows: {
    list: {
      summary: "List workflows, newest first",
      load: async () => (await import("./commands/list.ts")).list,
    },
    show: {
      summary: "Show the result of a workflow's latest round",
      load: async () => (await import("./commands/show.ts")).show,
    },
    trace: {
      summary: "Show everything that happened in a workflow",
      load: async () => (await import("./commands/trace.ts")).trace,
    },
    stop: {
      summary: "Stop a running workflow; it can be resumed",
      load: async () => (await import("./commands/stop.ts")).stop,
    },
    resume: {
      summary: "Resume after a stop, a crash or a failure",
      load: async () => (await import("./commands/resume.ts")).resume,
    },
    retry: {
      summary: "Retry the failed step, then carry on",
      load: async () => (await import("./commands/resume.ts")).retry,
    },
    fork: {
      summary: "Rerun the latest round from one of its steps, as a new workflow",
      load: async () => (await import("./commands/fork.ts")).fork,
    },
    delete: {
      summary: "Delete a workflow with all its bytes",
      load: async () => (await import("./commands/delete.ts")).deleteWorkflow,
    },
  },
  "Standalone tools": {
    ask: {
      summary: "Answer one question from files, with citations",
      load: async () => (await import("./commands/ask.ts")).ask,
    },
    query: {
      summary: "Calculate over tables in files, from a question or a query plan",
      load: async () => (await import("./commands/query.ts")).query,
    },
    audit: {
      summary: "Check statements against the files or passages they rest on",
      load: async () => (await import("./commands/audit.ts")).audit,
    },
    eval: {
      summary: "Score answers against a file of questions with known answers",
      load: async () => (await import("./commands/eval.ts")).evaluate,
    },
    understand: {
      summary: "Show what a message asks for",
      load: async () => (await import("./commands/understand.ts")).understand,
    },
    split: {
      summary: "Split a request into its separate parts",
      load: async () => (await import("./commands/split.ts")).split,
    },
    check: {
      summary: "Check every statement in a document against its sources",
      load: async () => (await import("./commands/check.ts")).check,
    },
    generate: {
      summary: "Write one document of any length",
      load: async () => (await import("./commands/generate.ts")).generate,
    },
    extract: {
      summary: "Extract the content of files, with the position of every piece",
      load: async () => (await import("./commands/extract.ts")).extract,
    },
    render: {
      summary: "Render a document as docx, xlsx, pdf, pptx, html, md, csv, txt or json",
      load: async () => (await import("./commands/render.ts")).render,
    },
  },
  "Setup and operation": {
    connect: {
      summary: "Manage connections: web search, mail, Microsoft 365, MCP servers",
      load: async () => (await import("./commands/connect/connect.ts")).connect,
    },
    mcp: {
      summary: "Serve the tools of Dossier to an MCP client over standard input and output",
      load: async () => (await import("./commands/mcp.ts")).mcp,
    },
    serve: {
      summary: "Serve the page, the API and an OpenAI-compatible endpoint",
      load: async () => (await import("./commands/serve.ts")).serve,
    },
    init: {
      summary: "Write a commented configuration",
      load: async () => (await import("./commands/setup/init.ts")).init,
    },
    doctor: {
      summary: "Say what is configured, usable and missing",
      load: async () => (await import("./commands/setup/doctor.ts")).doctor,
    },
    actions: {
      summary: "List the actions and what each one can do",
      load: async () => (await import("./commands/actions.ts")).actions,
    },
    models: {
      summary: "List the models, or test them",
      load: async () => (await import("./commands/models.ts")).models,
    },
    prompts: {
      summary: "List the prompts, or show one",
      load: async () => (await import("./commands/prompts.ts")).prompts,
    },
    trust: {
      summary: "Review a folder's configuration and trust it",
      load: async () => (await import("./commands/setup/trust.ts")).trust,
    },
    completion: {
      summary: "Print the completion script of a shell",
      load: async () => (await import("./commands/setup/completion.ts")).completion,
    },
    user: {
      summary: "Manage the users of a server",
      load: async () => (await import("./commands/setup/user.ts")).user,
    },
    backup: {
      summary: "Copy all data into a folder while work goes on",
      load: async () => (await import("./commands/setup/backup.ts")).backup,
    },
    restore: {
      summary: "Bring back a backup into an empty data folder",
      load: async () => (await import("./commands/setup/restore.ts")).restore,
    },
    worker: {
      summary: "Run queued rounds and those left behind by dead processes",
      load: async () => (await import("./commands/setup/worker.ts")).worker,
    },
  },
};
