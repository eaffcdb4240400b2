/** What a shell is told of a command. */
export interface CompletedCommand {
  name: string;
  summary: string;
  flags: CompletedFlag[];
  /** Whether its first argument is the id of a workflow. */
  takesWorkflow: boolean;
}

export interface CompletedFlag {
  /** With its dashes. */
  name: string;
  short?: string;
  takesValue: boolean;
}

/** Values of flags that are words of a fixed list. */
export const flagValues: Readonly<Record<string, readonly string[]>> = {
  "--format": ["docx", "xlsx", "pdf", "pptx", "html", "md", "csv", "txt", "json"],
  "--ocr": ["auto", "never", "always"],
  "--mode": ["dynamic", "actionplan", "automation"],
  "--theme": ["standard", "plain", "forest", "warm"],
};

/** First arguments that are words of a fixed list, by command. */
export const firstWords: Readonly<Record<string, readonly string[]>> = {
  completion: ["bash", "zsh", "fish"],
  models: ["test"],
  prompts: ["show"],
  user: ["add", "list", "remove", "password", "token"],
};

/** The ids of workflows, asked for only where there are any: a key stroke must not make a data folder. */
export const listIds =
  "[ -d \"${DOSSIER_DATA:-.dossier}\" ] && dossier list --limit 50 2>/dev/null | cut -d' ' -f1";
