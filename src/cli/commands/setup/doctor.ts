import { examineSetup } from "../../../app/examine-setup.ts";
import type { Finding } from "../../../app/doctor/finding.ts";
import { styleText } from "node:util";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { needNone, print, printJson } from "../../command.ts";
import type { Command } from "../../command.ts";
import { readArgs } from "../../read-args.ts";

const usage = `Usage: dossier doctor [options]

Says what is configured, what is usable and what is missing: Node, settings, models and keys (by name only), engine,
database, disk space, OCR languages and fonts. It calls no model; "dossier models test" does.

  --config FILE, --data DIR, --model NAME, --base-url URL
             as for "dossier run"
  --json     print one JSON value

Exit codes: 0 nothing is wrong, 4 something is.`;

const options = {
  config: { type: "string" },
  data: { type: "string" },
  model: { type: "string" },
  "base-url": { type: "string" },
  json: { type: "boolean" },
} as const;

export const doctor: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    needNone(positionals, usage);
    const { config, data, model, "base-url": baseUrl } = values;
    const findings = await examineSetup({ config, data, model, baseUrl });
    const isWell = findings.every(({ state }) => state !== "problem");
    if (values.json === true) printJson({ ok: isWell, findings });
    else for (const finding of findings) print(describe(finding));
    return isWell ? 0 : 4;
  },
};

const marks = {
  ok: { sign: "✓", colour: "green" },
  missing: { sign: "–", colour: "yellow" },
  problem: { sign: "✗", colour: "red" },
} as const satisfies Record<Finding["state"], { sign: string; colour: string }>;

function describe({ area, state, says, remedy }: Finding): string {
  const { sign, colour } = marks[state];
  const head = `${styleText(colour, sign, { stream: process.stdout })} ${area.padEnd(12)} ${plainLine(says, 1_000)}`;
  return remedy === undefined ? head : `${head}\n${" ".repeat(15)}${remedy}`;
}
