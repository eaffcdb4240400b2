import { loadProcessConfig } from "../../app/config.ts";
import { listActions } from "../../app/list-actions.ts";
import type { ActionOffer } from "../../model/action.ts";
import { print, printJson, readArgs } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier actions [--json]

Lists what Dossier can do in a task: each action with its effect (read, write, send), what it needs and what can be set.
What writes or sends waits for an approval, unless --allow or --yes says otherwise.`;

export const actions: Command = {
  usage,
  async run(args) {
    const { values } = readArgs(args, { config: { type: "string" }, json: { type: "boolean" } }, usage);
    const offers = await listActions(loadProcessConfig({ config: values.config }));
    if (values.json === true) printJson(offers);
    else for (const offer of offers) print(describe(offer));
    return 0;
  },
};

function describe({ name, effect, needs, fields, summary }: ActionOffer): string {
  const needed = Object.entries(needs).flatMap(([what, need]) =>
    need === "none" ? [] : [`${what} ${need}`],
  );
  const head = `${name}  (${[effect, ...needed].join(", ")})`;
  const set = fields.map(
    ({ name: field, type, required, description }) =>
      `    ${field}: ${type}${required ? "" : ", optional"}${description === "" ? "" : `, ${description}`}`,
  );
  return [head, `  ${summary}`, ...set].join("\n");
}
