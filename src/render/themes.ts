import { z } from "zod";
import { Failure } from "../model/failure.ts";
import type { Theme } from "./layout.ts";

const sizes: Theme["sizes"] = { body: 11, small: 9, heading: [18, 14, 12, 11, 11, 11], title: 24 };
/** Every Word has these; ours are wider and are put into PDF files a little smaller. */
const office = {
  fonts: { body: "Calibri", heading: "Calibri", mono: "Consolas" },
  embedded: { body: "Noto Sans", heading: "Noto Sans", mono: "Noto Sans Mono", scale: 0.93 },
} satisfies Partial<Theme>;
const page: Theme["page"] = { size: "a4", marginMm: 22 };

const themes: readonly Theme[] = [
  {
    name: "standard",
    colors: {
      ...{ text: "1f2328", accent: "1f4e79", muted: "5f6b76", line: "c9d1d9" },
      ...{ headFill: "1f4e79", headText: "ffffff", stripe: "f3f6f9" },
    },
    ...{ ...office, sizes, page },
  },
  {
    name: "plain",
    colors: {
      ...{ text: "000000", accent: "000000", muted: "555555", line: "999999" },
      ...{ headFill: "e6e6e6", headText: "000000", stripe: "ffffff" },
    },
    ...{ ...office, sizes, page },
  },
  {
    name: "forest",
    colors: {
      ...{ text: "1c2420", accent: "1e5c45", muted: "5c6b63", line: "c8d3cc" },
      ...{ headFill: "1e5c45", headText: "ffffff", stripe: "f2f7f4" },
    },
    ...{ ...office, sizes, page },
  },
  {
    name: "warm",
    colors: {
      ...{ text: "2a211c", accent: "8a3b1e", muted: "75665c", line: "dccfc4" },
      ...{ headFill: "f1e4d8", headText: "5c2610", stripe: "fbf7f3" },
    },
    ...{ ...office, sizes: { ...sizes, body: 11.5 }, page: { ...page, marginMm: 25 } },
  },
];

const themeNames: readonly string[] = themes.map(({ name }) => name);
const [standard] = themes;

const Color = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, "a colour is six hexadecimal digits, such as 1f4e79")
  .transform((color) => color.replace("#", "").toLowerCase());
// a name of a font goes into style sheets and templates: letters, digits and spaces can do no harm there
const Font = z.string().regex(/^[\p{L}\p{N} _-]{1,60}$/u, "a font has a name of letters and digits");
const Points = z.number().min(4).max(100);
const Color7 = z.strictObject({
  ...{
    text: Color,
    accent: Color,
    muted: Color,
    headFill: Color,
    headText: Color,
    line: Color,
    stripe: Color,
  },
});

/** A theme of one's own: what it does not say is taken from the theme that it is based on. */
const OwnTheme = z.strictObject({
  name: z.string().optional(),
  base: z.string().optional(),
  colors: Color7.partial().optional(),
  fonts: z.strictObject({ body: Font, heading: Font, mono: Font }).partial().optional(),
  /** Fonts for files that carry theirs, as PDF does; the same ones if left out. */
  embedded: z
    .strictObject({ body: Font, heading: Font, mono: Font, scale: z.number().min(0.5).max(2) })
    .optional(),
  sizes: z
    .strictObject({
      ...{ body: Points, small: Points, title: Points },
      heading: z.tuple([Points, Points, Points, Points, Points, Points]),
    })
    .partial()
    .optional(),
  page: z
    .strictObject({ size: z.enum(["a4", "letter"]), marginMm: z.number().min(0).max(80) })
    .partial()
    .optional(),
});
export type OwnTheme = z.infer<typeof OwnTheme>;

/** A theme by its name, or one's own. */
export function readTheme(given: unknown): Theme {
  if (given === undefined) return named("standard");
  if (typeof given === "string") return named(given);
  const parsed = OwnTheme.safeParse(given);
  if (!parsed.success) throw new Failure("usage", `The theme is wrong: ${z.prettifyError(parsed.error)}`);
  const { name, base = "standard", colors, fonts, embedded, sizes: points, page: paper } = parsed.data;
  const below = named(base);
  return {
    name: name ?? below.name,
    colors: { ...below.colors, ...defined(colors) },
    fonts: { ...below.fonts, ...defined(fonts) },
    ...embeddedFor(embedded, below, fonts),
    sizes: { ...below.sizes, ...defined(points) },
    page: { ...below.page, ...defined(paper) },
  };
}

/** A font that a house names is its own: nothing stands in for it, and it keeps its size. */
function embeddedFor(
  given: OwnTheme["embedded"],
  below: Theme,
  own: OwnTheme["fonts"] = {},
): Pick<Theme, "embedded"> {
  if (given !== undefined) return { embedded: given };
  if (below.embedded === undefined) return {};
  const scale = own.body === undefined ? below.embedded.scale : 1;
  return { embedded: { ...below.embedded, ...defined(own), scale } };
}

/** The theme as a file shows it that carries its fonts. */
export function embeddedTheme({ embedded, ...theme }: Theme): Theme {
  if (embedded === undefined) return theme;
  const { scale, ...fonts } = embedded;
  const { body, small, heading, title } = theme.sizes;
  const scaled = (size: number): number => Math.round(size * scale * 10) / 10;
  const [first, second, third, fourth, fifth, sixth] = heading;
  return {
    ...{ ...theme, fonts },
    sizes: {
      ...{ body: scaled(body), small: scaled(small), title: scaled(title) },
      heading: [scaled(first), scaled(second), scaled(third), scaled(fourth), scaled(fifth), scaled(sixth)],
    },
  };
}

/** Without members that are there but undefined, which would hide those below. */
function defined<T extends object>(value: T | undefined): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const members = Object.entries(value ?? {}).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

function named(name: string): Theme {
  const theme = name === "standard" ? standard : themes.find((known) => known.name === name);
  if (theme !== undefined) return theme;
  throw new Failure("usage", `There is no theme "${name}". Available themes: ${themeNames.join(", ")}.`);
}
