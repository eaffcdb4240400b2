import { loadProcessConfig } from "../../app/config.ts";
import { createDossier } from "../../app/create-dossier.ts";
import { serveMcpOverStdio } from "../../mcp/mcp.ts";
import { AccessScope } from "../../model/accounts/caller.ts";
import { commonOptions, modelOptions, needNone, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readArgs } from "../read-args.ts";
import { version } from "../version.ts";

const usage = `Usage: dossier mcp [--folder DIR]… [options]

Serves the tools of Dossier to one MCP client over standard input and output, until the client hangs up. Standard output
holds the protocol and nothing else. A client starts it by itself; name this command in its configuration.

  --folder DIR         documents may be named by path below this folder; repeat it for several. Without it a client names
                       documents by id, or hands them over
  --allow-approve      the client may approve actions that wait for a person; without it, a person does that with
                       "dossier approve" or on the page
  --config FILE, --data DIR, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"`;

const options = {
  ...commonOptions,
  ...modelOptions,
  folder: { type: "string", multiple: true },
  "allow-approve": { type: "boolean" },
} as const;

export const mcp: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    needNone(positionals, usage);
    const { data, model, "base-url": baseUrl, folder: folders = [] } = values;
    const budget = readBudget(values.budget);
    const config = loadProcessConfig({ config: values.config, data, model, baseUrl, budget });
    const dossier = await createDossier(config, { tell: (line) => void process.stderr.write(`${line}\n`) });
    try {
      const own = dossier.as({ userId: config.user, role: "admin", scopes: AccessScope.options });
      const mayApprove = values["allow-approve"] === true;
      await serveMcpOverStdio({ own, config, version: version(), folders, mayApprove }, interruptSignal());
    } finally {
      await dossier.close();
    }
    return 0;
  },
};
