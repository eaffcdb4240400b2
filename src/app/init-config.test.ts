import { expect, test } from "vitest";
import { stripComments } from "../lib/json/strip-comments.ts";
import { Config } from "./config.ts";
import { configTemplate, templateGroups } from "./settings/config-template.ts";

const keys = templateGroups.flatMap(({ lines }) => lines.map(({ key }) => key));

test("a new configuration shows every setting once, and switches none on", () => {
  expect(keys.toSorted()).toEqual(Object.keys(Config.shape).toSorted());
  expect(JSON.parse(stripComments(configTemplate()))).toEqual({});
});

test("with its comment marks removed, every setting is valid as it stands", () => {
  const on = configTemplate().replaceAll(/^ {2}\/\/ (?=")/gm, "  ");
  const settings: unknown = JSON.parse(stripComments(on));
  expect(Object.keys(settings as object)).toEqual(keys);
  expect(Config.safeParse(settings)).toMatchObject({ success: true });
});
