import { commonOptions, needNone, print, printJson, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { Failure } from "../../model/failure.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier list [--limit N] [--user NAME] [--config FILE] [--data DIR] [--json]

Lists workflows, newest first: id, status, last change, number of rounds, title.

  --limit N     at most so many (default 100)
  --user NAME   only those of this user`;

export const list: Command = {
  usage,
  async run(args) {
    const options = { ...commonOptions, limit: { type: "string" }, user: { type: "string" } } as const;
    const { values, positionals } = readArgs(args, options, usage);
    needNone(positionals, usage);
    const limit = Number(values.limit ?? 100);
    if (!Number.isInteger(limit) || limit < 1)
      throw new Failure("usage", `--limit takes a whole number of at least 1, not "${values.limit}".`);
    const filter = { limit, ...(values.user === undefined ? {} : { user: values.user }) };
    return withDossier(values, async (dossier) => {
      const workflows = await dossier.list(filter);
      if (values.json === true) printJson(workflows);
      else if (workflows.length === 0) {
        const whose = values.user === undefined ? "" : ` of ${values.user}`;
        process.stderr.write(
          `There are no workflows${whose} yet. Start one with: dossier run "request" files…\n`,
        );
      } else {
        for (const { id, status, rounds, updatedAt, title } of workflows) {
          print(
            `${id}  ${status.padEnd(8)} ${new Date(updatedAt).toISOString().slice(0, 16).replace("T", " ")}  ${rounds}  ${title}`,
          );
        }
      }
      return 0;
    });
  },
};
