import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createActionList } from "../../actions/actions.ts";
import type { ActionContext } from "../../actions/action-context.ts";
import { loadPlugins } from "./load-plugins.ts";

const zod = import.meta.resolve("zod");

const action = (name: string, more = "") => `{
  name: "${name}",
  summary: "Count the letters of a text.",
  effect: "read",
  needs: { documents: "none", connection: "none" },
  parameters: z.object({ text: z.string() }),
  inferParameters: ({ objective }) => ({ text: objective }),
  async run({ text }) { return { kind: "done", summary: String(text.length) }; },
  ${more}
}`;
const source = (...actions: string[]) => `import { z } from ${JSON.stringify(zod)};
export const actions = [${actions.join(", ")}];`;

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "dossier-plugins-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const context = { documents: [] } as unknown as ActionContext;

test("a module beside the configuration adds its actions to the list", async () => {
  const folder = folderWith({ "plugins/count.mjs": source(action("text.countLetters")) });
  const list = createActionList(await loadPlugins(["./plugins/count.mjs"], folder));
  const count = list.find("text.countLetters");
  expect(count.offer.fields).toEqual([{ name: "text", type: "string", required: true, description: "" }]);
  expect(count.infer({ objective: "abc" } as never)).toEqual({ text: "abc" });
  expect(count.complain({ text: 3 })).toContain("text");
  expect(await count.run({ text: "abcd" }, context)).toEqual({
    ...{ kind: "done", summary: "4", findings: [], documents: [] },
  });
});

test("a package is found where it is installed, also one that can only be imported", async () => {
  const folder = folderWith({
    "node_modules/one/package.json": JSON.stringify({
      name: "one",
      exports: { ".": { import: "./lib/main.mjs" } },
    }),
    "node_modules/one/lib/main.mjs": source(action("one.count")),
    "node_modules/@own/two/package.json": JSON.stringify({
      name: "@own/two",
      type: "module",
      main: "main.js",
    }),
    "node_modules/@own/two/main.js": source(action("two.count")),
  });
  const loaded = await loadPlugins(["one", "@own/two"], folder);
  expect(loaded.map(({ offer }) => offer.name)).toEqual(["one.count", "two.count"]);
});

test.each([
  ["missing.mjs", "is not installed"],
  ["./missing.mjs", "does not exist"],
  ["./empty.mjs", 'must export "actions"'],
  ["./broken.mjs", "cannot be loaded"],
  ["./shape.mjs", "must be like"],
  ["./schema.mjs", "must be an object schema of zod 4"],
  ["./clash.mjs", 'brings an action "document.search", which Dossier itself has already'],
])("%s is refused with its name and a remedy", async (plugin, problem) => {
  const folder = folderWith({
    "empty.mjs": "export const nothing = 1;",
    "broken.mjs": "export const actions = [",
    "shape.mjs": source(action("nomethod")),
    "schema.mjs": source(action("a.b", "parameters: { text: 'string' },")),
    "clash.mjs": source(action("document.search")),
  });
  const failing = expect(loadPlugins([plugin], folder)).rejects;
  await failing.toMatchObject({ code: "configuration", message: expect.stringContaining(problem) });
  const named = expect.stringMatching(
    new RegExp(`"${plugin.replaceAll(".", "\\.")}".*take it out of the configuration`, "s"),
  );
  await expect(loadPlugins([plugin], folder)).rejects.toMatchObject({ message: named });
});

test("two plug-ins with one name are told apart", async () => {
  const folder = folderWith({ "a.mjs": source(action("x.y")), "b.mjs": source(action("x.y")) });
  await expect(loadPlugins(["./a.mjs", "./b.mjs"], folder)).rejects.toMatchObject({
    message: expect.stringContaining('which the plug-in "./a.mjs" has already'),
  });
});

test("a result of the wrong shape is the plug-in's mistake", async () => {
  const wrong = action("x.y", "async run() { return { kind: 'odd' }; },");
  const folder = folderWith({ "a.mjs": source(wrong) });
  const [loaded] = await loadPlugins(["./a.mjs"], folder);
  await expect(loaded?.run({ text: "" }, context)).rejects.toMatchObject({
    ...{ code: "configuration", message: expect.stringContaining("wrong result for x.y") },
  });
});
