import { expect, test } from "vitest";
import { embeddedTheme, readTheme } from "./themes.ts";

test("a theme that was read can be read again", () => {
  for (const name of ["standard", "plain", "forest", "warm"])
    expect(readTheme(readTheme(name))).toEqual(readTheme(name));
});

test("Office gets fonts that it has, and PDF those that it carries, a little smaller", () => {
  const theme = readTheme("standard");
  expect(theme.fonts).toEqual({ body: "Calibri", heading: "Calibri", mono: "Consolas" });
  const embedded = embeddedTheme(theme);
  expect(embedded.fonts.body).toBe("Noto Sans");
  expect(embedded.sizes.body).toBeLessThan(theme.sizes.body);
});

test("nothing stands in for a font that a house names", () => {
  const theme = embeddedTheme(readTheme({ fonts: { body: "Georgia" } }));
  expect(theme.fonts).toEqual({ body: "Georgia", heading: "Noto Sans", mono: "Noto Sans Mono" });
  expect(theme.sizes.body).toBe(11);
});
