import { join } from "node:path";
import { toFailure } from "../model/failure.ts";
import { Config, loadConfig, processSources } from "./config.ts";
import type { ConfigInput } from "./config.ts";
import { configName, readConfigFile } from "./settings/config-file.ts";
import type { Finding } from "./doctor/finding.ts";
import { lookAtData } from "./doctor/look-at-data.ts";
import { lookAtModels } from "./doctor/look-at-models.ts";
import { lookAtPackages } from "./doctor/look-at-packages.ts";

const neededNode = 24;

/** Looks at everything that Dossier rests on here. Keys and passwords are never shown. */
export async function examineSetup(flags: ConfigInput & { config?: string | undefined }): Promise<Finding[]> {
  const { config, findings } = readSettings(flags);
  return [
    lookAtNode(),
    ...findings,
    ...(await lookAtModels(config)),
    lookAtEngine(config),
    ...(await lookAtData(config)),
    ...lookAtPackages(),
  ];
}

function lookAtNode(): Finding {
  const [major = 0] = process.versions.node.split(".").map(Number);
  const says = `${process.version} on ${process.platform}-${process.arch}`;
  if (major >= neededNode) return { area: "Node", state: "ok", says };
  return { area: "Node", state: "problem", says, remedy: `Install Node ${neededNode} or newer.` };
}

/** Where the settings are wrong, the rest is looked at with the usual ones. */
function readSettings({ config: file, ...flags }: Parameters<typeof examineSetup>[0]): {
  config: Config;
  findings: Finding[];
} {
  const area = "Settings";
  const sources = processSources();
  const ignored: string[] = [];
  try {
    const config = loadConfig({ ...sources, file, flags, warn: (line) => ignored.push(line) });
    const { env, folder, home } = sources;
    const named = file ?? env["DOSSIER_CONFIG"];
    const paths = [join(home, "config.json"), named || join(folder, configName)];
    const found = paths.filter((path) => readConfigFile(path) !== undefined);
    const says = found.length === 0 ? "no file, so the defaults are used" : found.join(", ");
    const remedy = found.length === 0 ? { remedy: 'Run "dossier init" to write one.' } : {};
    const withheld = ignored.map((line): Finding => ({
      area,
      state: "problem",
      says: line.replace(/^dossier: /, ""),
    }));
    return {
      config,
      findings: [{ area, state: found.length === 0 ? "missing" : "ok", says, ...remedy }, ...withheld],
    };
  } catch (error) {
    const { message } = toFailure(error);
    return { config: Config.parse({}), findings: [{ area, state: "problem", says: message }] };
  }
}

function lookAtEngine({ database, limits }: Config): Finding {
  const says =
    database === undefined
      ? "embedded, in this process"
      : 'DBOS on Postgres, for any number of "dossier worker" processes';
  return { area: "Engine", state: "ok", says: `${says}; at most ${limits.overall} rounds at a time` };
}
