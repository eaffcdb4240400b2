import { loadProcessConfig } from "../../app/config.ts";
import { listActions } from "../../app/list-actions.ts";
import type { ActionOffer } from "../../model/action.ts";
import { print, printJson } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier actions [--json]

Lists the actions that Dossier can take: the effect of each (read, write or send), what it needs, and its parameters.
Actions that write or send wait for approval, unless --allow or --yes permits them.

  --config FILE   use this configuration file
  --json          print one JSON value`;

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
  const { documents, connection, types = [] } = needs;
  const kinds = types.length === 0 ? "" : ` of ${types.join(", ")}`;
  const needed = [
    ...(documents === "none" ? [] : [`documents ${documents}`]),
    ...(connection === "none" ? [] : [`connection ${connection}${kinds}`]),
  ];
  const head = `${name}  (${[effect, ...needed].join(", ")})`;
  const set = fields.map(
    ({ name: field, type, required, description }) =>
      `    ${field}: ${type}${required ? "" : ", optional"}${description === "" ? "" : `, ${description}`}`,
  );
  return [head, `  ${summary}`, ...set].join("\n");
}
