/** Calls that a newcomer can copy, by command; each help page ends with its own. */
export const examples: Readonly<Record<string, readonly string[]>> = {
  run: [
    'dossier run "What is the daily meal allowance in 2026?" samples',
    'dossier run "Compare the two offers in a table" offers/ --format xlsx -o out',
    "dossier run \"List every due date\" 'contracts/**/*.pdf' --ocr always --languages deu,eng",
    'cat notes.txt | dossier run "Summarise this" - --quiet',
  ],
  continue: [
    'dossier continue wf_0123456789abcdef "And in 2025?"',
    "dossier continue wf_0123456789abcdef --provable",
  ],
  approve: [
    "dossier approve wf_0123456789abcdef",
    `dossier approve wf_0123456789abcdef --parameters '{ "line": "Paid" }'`,
  ],
  reject: ['dossier reject wf_0123456789abcdef --reason "wrong recipient"'],
  list: ["dossier list --limit 10", "dossier list --json"],
  show: ["dossier show wf_0123456789abcdef", "dossier show wf_0123456789abcdef --warnings"],
  trace: ["dossier trace wf_0123456789abcdef", "dossier trace wf_0123456789abcdef --steps"],
  stop: ["dossier stop wf_0123456789abcdef"],
  resume: [
    "dossier resume wf_0123456789abcdef",
    "dossier resume wf_0123456789abcdef -o ~/reports --budget 2",
  ],
  retry: ["dossier retry wf_0123456789abcdef --model my-model"],
  fork: ["dossier fork wf_0123456789abcdef --step 4 --model my-model"],
  ask: [
    'dossier ask "When does the contract end?" contract.pdf',
    'dossier ask "Who signed?" scans/ --ocr always --languages deu',
    "dossier ask --batch questions.jsonl handbook.docx > answers.jsonl",
  ],
  query: [
    'dossier query orders.csv "Total amount by region"',
    "dossier query orders.csv --tables",
    `dossier query orders.csv '{ "from": "t1", "aggregates": [{ "fn": "count" }] }' -o result.xlsx`,
  ],
  audit: [
    'dossier audit "The allowance is CHF 55." travel-policy.md',
    "dossier audit --batch claims.jsonl > verdicts.jsonl",
  ],
  eval: ["dossier eval gold.jsonl papers/", "dossier eval gold.jsonl --predictions answers.jsonl"],
  understand: ['dossier understand "Summarise the report and translate it into French"'],
  split: ['dossier split "Compare A and B, then draft a letter"'],
  check: ["dossier check report.docx sources/ -o checked.docx"],
  generate: ['dossier generate "A handbook on workplace safety" notes/ -o handbook.docx --model my-model'],
  extract: [
    "dossier extract letter.pdf",
    "dossier extract papers/ --json > papers.jsonl",
    "dossier extract protected.pdf --password secret",
    "cat letter.eml | dossier extract -",
  ],
  render: [
    "dossier render report.md -o report.pdf --contents --numbered",
    "dossier render - -o note.docx < note.md",
  ],
  actions: ["dossier actions"],
  models: ["dossier models", "dossier models test"],
  prompts: ["dossier prompts", "dossier prompts show analyse-request"],
  trust: ["dossier trust --show", "dossier trust", "dossier trust --remove"],
  init: ["dossier init", "dossier init --own"],
  doctor: ["dossier doctor", "dossier doctor --json"],
  completion: [
    "dossier completion bash > ~/.local/share/bash-completion/completions/dossier",
    'dossier completion zsh > "${fpath[1]}/_dossier"',
    "dossier completion fish > ~/.config/fish/completions/dossier.fish",
  ],
  worker: ["DOSSIER_DATABASE=postgres://user:password@host:5432/dossier dossier worker"],
};
