import type { Config } from "../config.ts";
import { listModels } from "../list-models.ts";
import type { Finding } from "./finding.ts";

const area = "Models";
const mostNamed = 12;

/** Which models can be asked and which keys are set, by name; nothing is called, and no key is shown. */
export async function lookAtModels(config: Config): Promise<Finding[]> {
  const keys = Object.keys(config.keys);
  const named: Finding = {
    ...{ area: "Keys", state: "ok" },
    says: keys.length === 0 ? "none set" : `set: ${keys.toSorted().join(", ")}`,
  };
  try {
    const listed = await listModels(config);
    const usable = listed.filter((model) => model.usable).map(({ id }) => id);
    const others = usable.filter((id) => !id.startsWith("offline"));
    const lacking = listed.flatMap(({ usable: isUsable, why = "" }) => (isUsable ? [] : [why]));
    const wanted = [...new Set(lacking.flatMap((why) => why.match(/\b[A-Z][A-Z0-9_]*_API_KEY\b/g) ?? []))];
    if (others.length > 0) return [named, { area, state: "ok", says: name(usable) }];
    return [
      named,
      {
        ...{ area, state: "missing" },
        says: `only the built-in offline model (${usable.join(", ")}), which quotes and calculates but writes no prose`,
        remedy: `Set one of ${wanted.join(", ")}, or use --base-url and --model.`,
      },
    ];
  } catch (error) {
    return [named, { area, state: "problem", says: error instanceof Error ? error.message : String(error) }];
  }
}

function name(ids: readonly string[]): string {
  const more = ids.length - mostNamed;
  return [...ids.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
