import type { NewPart } from "../reader.ts";

/** What a mail says about itself, one line each; what it does not say is left out. */
export function printHeaders(
  fields: readonly (readonly [name: string, value: string | undefined])[],
): NewPart {
  const lines = fields.flatMap(([name, value]) => {
    const shown = value?.replaceAll(/\s+/g, " ").trim() ?? "";
    return shown === "" ? [] : [`${name}: ${shown}`];
  });
  return { type: "metadata", text: lines.join("\n"), position: { path: "headers" } };
}
