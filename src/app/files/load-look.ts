import { needTheme } from "../../render/render.ts";
import type { HouseLook } from "../../render/render.ts";
import type { Config } from "../config.ts";
import { readBytes, readTemplate, readThemeFile } from "./read-template.ts";

/** How finished files look, as the configuration has it; files that it names are read once. */
export async function loadLook(config: Config): Promise<HouseLook> {
  const { templates, logo, header, footer, contents, numberedHeadings } = config;
  return {
    theme: needTheme(await readThemeFile(config.theme)),
    templates: await Promise.all(templates.map((path) => readTemplate(path))),
    ...(logo !== undefined && { logo: await readBytes(logo) }),
    ...{ header, footer, contents, numberedHeadings },
  };
}
