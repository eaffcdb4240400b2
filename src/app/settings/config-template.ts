/** A setting as a new configuration shows it: commented out, with a value to copy. */
interface TemplateLine {
  key: string;
  /** As JSON. */
  example: string;
  says: string;
}

interface TemplateGroup {
  title: string;
  lines: readonly TemplateLine[];
}

/** Every setting there is, in groups; checked against the schema by a test. */
export const templateGroups: readonly TemplateGroup[] = [
  {
    title: "Models. Without any, the built-in offline model does the work.",
    lines: [
      { key: "model", example: '"my-model"', says: 'the model to ask first; "dossier models" lists them' },
      { key: "baseUrl", example: '"http://localhost:8000/v1"', says: "an OpenAI-compatible server" },
      { key: "keys", example: '{ "OPENAI_API_KEY": "…" }', says: "better set as environment variables" },
      { key: "baseUrls", example: '{ "ollama": "http://localhost:11434/v1" }', says: "servers by provider" },
      { key: "models", example: "[]", says: "rows that extend or change the registry; see docs/models.md" },
      { key: "promptAnalysis", example: "true", says: "whether a model analyses the request" },
    ],
  },
  {
    title: "Costs.",
    lines: [
      { key: "budget", example: "0.5", says: "the most that a round may cost" },
      { key: "workflowBudget", example: "5", says: "the most that a whole workflow may cost" },
      { key: "currency", example: '"USD"', says: "currency of prices and budgets" },
      { key: "usdRate", example: "1", says: "the value of one US dollar in that currency" },
    ],
  },
  {
    title: "How work is done.",
    lines: [
      { key: "mode", example: '"dynamic"', says: "dynamic, actionplan or automation" },
      {
        key: "automationPlanner",
        example: '"dynamic"',
        says: "how automation chooses: dynamic or actionplan",
      },
      { key: "allow", example: '["notes.append"]', says: "actions that need no approval" },
      { key: "plugins", example: '["./notes.mjs"]', says: "modules with your own actions" },
      {
        key: "taskLimits",
        example: '{ "actions": 8, "retries": 2, "minutes": 60, "approvalMinutes": 10080 }',
        says: "what a task may use before it is abandoned",
      },
      {
        key: "limits",
        example: '{ "overall": 50, "perUser": 10 }',
        says: "rounds that run at the same time",
      },
    ],
  },
  {
    title: "Appearance of files.",
    lines: [
      { key: "theme", example: '"standard"', says: "standard, plain, forest, warm, or a theme of your own" },
      {
        key: "templates",
        example: '["letter.docx"]',
        says: ".docx, .pptx or .typ files whose styles are used",
      },
      { key: "logo", example: '"logo.png"', says: "an image for the first page" },
      { key: "header", example: '"Confidential"', says: "text at the top of every page" },
      { key: "footer", example: '"Example Ltd"', says: "text at the bottom of every page" },
      { key: "contents", example: "true", says: "add a table of contents" },
      { key: "numberedHeadings", example: "true", says: "number the headings" },
    ],
  },
  {
    title: "Storage and operation.",
    lines: [
      { key: "data", example: '".dossier"', says: "the data folder" },
      { key: "user", example: '"local"', says: "the user whose rounds these are" },
      {
        key: "database",
        example: '"postgres://user:password@host:5432/dossier"',
        says: "Postgres instead of SQLite, for many workers",
      },
      {
        key: "s3",
        example:
          '{ "endpoint": "https://s3.example", "bucket": "dossier", "accessKeyId": "…", "secretAccessKey": "…" }',
        says: "documents in an S3-compatible store",
      },
      {
        key: "secretKey",
        example: '"…"',
        says: "seals the secrets of connections, instead of a key file; better given as DOSSIER_SECRET_KEY",
      },
      { key: "retentionDays", example: "90", says: "how long records of finished runs are kept" },
      { key: "workflowDays", example: "365", says: "delete finished workflows after so many days" },
      {
        key: "quota",
        example: '{ "bytes": 10000000000, "roundsPerDay": 200, "pricePerMonth": 50 }',
        says: "what each user of a server may use up",
      },
      { key: "logLevel", example: '"info"', says: "silent, error, warn, info or debug" },
      { key: "logFile", example: '"dossier.log"', says: "stderr if left out" },
      { key: "otlpEndpoint", example: '"http://localhost:4318"', says: "OpenTelemetry traces and metrics" },
    ],
  },
  {
    title: "A server for several people; see docs/deploy.md.",
    lines: [
      {
        key: "publicUrl",
        example: '"https://dossier.example.org"',
        says: "where people reach it; accounts are then required",
      },
      { key: "trustedProxies", example: "1", says: "proxies before it that add to X-Forwarded-For" },
      {
        key: "oidc",
        example: '{ "issuer": "https://login.example.org", "clientId": "dossier", "signUp": true }',
        says: "sign-in at another provider",
      },
      { key: "requestsPerSecond", example: "100", says: "what each user may send; 0 is no limit" },
      { key: "commonPasswords", example: '"common-passwords.txt"', says: "passwords nobody may take" },
    ],
  },
];

/** The text of a new configuration: every setting commented out, ready to be switched on. */
export function configTemplate(): string {
  const groups = templateGroups.map(({ title, lines }) => {
    const said = lines.map(({ key, example, says }) => `  // ${says}\n  // "${key}": ${example},`);
    return [`  // --- ${title}`, ...said].join("\n");
  });
  return `// Settings of Dossier. Remove the // in front of a setting to use it; comments are allowed.
// Environment variables and flags override this file. "dossier doctor" shows what is in effect.
{
${groups.join("\n\n")}
}
`;
}
