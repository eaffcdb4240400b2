import { Failure } from "../../model/failure.ts";
import { Config } from "../config.ts";
import type { ConfigInput } from "../config.ts";

/** Settings given by a program; what is left out has its usual value. */
export function parseConfig(input: ConfigInput): Config {
  const parsed = Config.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Failure("configuration", `The configuration is wrong: ${parsed.error.message}`);
}
