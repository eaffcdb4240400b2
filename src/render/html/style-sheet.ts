import type { Layout, Theme, WriteOptions } from "../layout.ts";

export interface PageLook {
  /** Levels that headings go down. */
  shift: 0 | 1;
  pageOf: Layout["words"]["pageOf"];
  /** Set for a letter, whose first page has no number. */
  form: Layout["form"];
}

/** The theme as a style sheet, for the screen and for paper. */
export function styleSheet(options: WriteOptions, look: PageLook): string {
  const { theme } = options;
  return `\n${[...textRules(theme, look.shift), ...blockRules(theme), ...pageRules(options, look)].join("\n")}\n`;
}

const family = (name: string, kind: string) => `${quote(name)}, ${kind}`;

const sans =
  "Carlito, 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', sans-serif";

function textRules({ colors, fonts, sizes }: Theme, shift: 0 | 1): string[] {
  const headings = sizes.heading.map(
    (size, index) => `h${Math.min(index + 1 + shift, 6)} { font-size: ${em(size, sizes.body)}; }`,
  );
  return [
    ":root { color-scheme: light; }",
    "* { box-sizing: border-box; }",
    `body { margin: 0; background: #fff; color: #${colors.text}; font: ${sizes.body}pt/1.5 ${family(fonts.body, sans)}; overflow-wrap: break-word; }`,
    "main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }",
    `h1, h2, h3, h4, h5, h6, .title { font-family: ${family(fonts.heading, sans)}; color: #${colors.accent}; line-height: 1.25; margin: 1.6em 0 .5em; break-after: avoid; }`,
    ...headings,
    `.title { font-size: ${em(sizes.title, sizes.body)}; font-weight: 700; margin: 0 0 .25em; }`,
    `.about { color: #${colors.muted}; margin: 0; }`,
    `header { border-bottom: 2px solid #${colors.accent}; padding-bottom: 1rem; margin-bottom: 2rem; }`,
    ".logo { max-height: 4rem; max-width: 16rem; display: block; margin-bottom: 1rem; }",
    `.running { color: #${colors.muted}; font-size: ${em(sizes.small, sizes.body)}; }`,
    "p, ul, ol, blockquote, pre, figure, .wide { margin: 0 0 .8em; }",
    "ul ul, ul ol, ol ul, ol ol { margin-bottom: 0; }",
    "ul, ol { padding-inline-start: 1.6em; }",
    "ol ol { list-style-type: lower-alpha; }",
    "ol ol ol { list-style-type: lower-roman; }",
    "nav ol, nav ol ol, nav ol ol ol { list-style: none; padding-inline-start: 1.2em; }",
    "nav > ol { padding: 0; }",
    `a { color: #${colors.accent}; }`,
    `.sender { color: #${colors.muted}; font-size: ${em(sizes.small, sizes.body)}; margin-bottom: 2.5em; }`,
    ".addressee { margin-bottom: 2.5em; }",
    ".date { text-align: end; margin-bottom: 2em; }",
    ".subject { margin-bottom: 1.4em; }",
    ".closing { margin: 1.6em 0 0; break-after: avoid; }",
    ".signature { margin: 0; }",
    `.mail .sources, .letter .sources { margin-top: 3em; border-top: 1px solid #${colors.line}; color: #${colors.muted}; font-size: ${em(sizes.small, sizes.body)}; }`,
    ".mail .sources h2, .letter .sources h2 { font-size: 1em; margin: .8em 0 .3em; }",
    ".letter .signature { margin-top: 3.5em; }",
    "sup { line-height: 0; font-size: .75em; }",
    "sup a, nav a { text-decoration: none; }",
  ];
}

function blockRules({ colors, fonts, sizes }: Theme): string[] {
  return [
    `blockquote { border-inline-start: 3px solid #${colors.accent}; padding-inline-start: 1em; margin-inline: 0; color: #${colors.muted}; }`,
    `code, pre { font-family: ${family(fonts.mono, "Menlo, 'Noto Sans Mono', monospace")}; font-size: .92em; }`,
    `code { background: #${colors.stripe}; padding: .1em .3em; border-radius: 3px; }`,
    `pre { background: #${colors.stripe}; border: 1px solid #${colors.line}; border-radius: 4px; padding: .8em 1em; overflow-x: auto; direction: ltr; text-align: left; unicode-bidi: isolate; }`,
    "pre code { background: none; padding: 0; }",
    ".wide { overflow-x: auto; }",
    "table { border-collapse: collapse; min-width: 50%; font-size: .95em; }",
    `caption, figcaption { color: #${colors.muted}; text-align: start; padding: .3em 0; font-size: ${em(sizes.small, sizes.body)}; }`,
    "caption { font-weight: 600; }",
    `th, td { border: 1px solid #${colors.line}; padding: .3em .6em; text-align: start; vertical-align: top; }`,
    `th { background: #${colors.headFill}; color: #${colors.headText}; vertical-align: bottom; }`,
    "th a { color: inherit; }",
    `tbody tr:nth-child(even) td { background: #${colors.stripe}; }`,
    `.total td { font-weight: 600; border-top: 2px solid #${colors.line}; }`,
    ".end { text-align: end; font-variant-numeric: tabular-nums; }",
    ".center { text-align: center; }",
    "figure img, figure svg { max-width: 100%; height: auto; }",
    `.missing { border: 1px dashed #${colors.line}; color: #${colors.muted}; padding: 1em; }`,
    `details { font-size: ${em(sizes.small, sizes.body)}; color: #${colors.muted}; }`,
    ".sources li, .notes li { margin-bottom: .3em; }",
    '@counter-style source { system: extends decimal; prefix: "["; suffix: "] "; }',
    ".sources ol { list-style: source; padding-inline-start: 2.2em; }",
    // on a phone more columns fit side by side
    "@media screen and (max-width: 34rem) { main { padding: 1.25rem .9rem 3rem; } table { font-size: .8em; } th, td { padding: .25em .35em; } }",
    "cite { font-style: normal; font-weight: 600; }",
    `:target { background: #${colors.stripe}; }`,
  ];
}

function pageRules({ theme, header, footer }: WriteOptions, { pageOf, form }: PageLook): string[] {
  const { colors, fonts, sizes } = theme;
  const look = `font: ${sizes.small}pt ${family(fonts.body, sans)}; color: #${colors.muted};`;
  const box = (place: string, content: string | undefined) =>
    content === undefined || content === "" ? "" : ` @${place} { content: ${content}; ${look} }`;
  const words = (text: string | undefined) => (text === undefined || text === "" ? undefined : quote(text));
  const boxes = [
    box("top-left", words(header)),
    box("bottom-left", words(footer)),
    box("bottom-right", `${spoken(pageOf.before)}counter(page) ${spoken(pageOf.between)}counter(pages)`),
  ];
  return [
    `@page { size: ${theme.page.size}; margin: ${theme.page.marginMm}mm;${boxes.join("")} }`,
    ...(form === undefined ? [] : ["@page :first { @bottom-right { content: none; } }"]),
    "@media print {",
    "  main { max-width: none; padding: 0; }",
    "  a { color: inherit; }",
    "  .page-break { break-before: page; }",
    "  thead { display: table-header-group; }",
    "  tr, figure, blockquote, img, svg { break-inside: avoid; }",
    "  .wide { overflow: visible; }",
    "  pre { white-space: pre-wrap; }",
    "  details:not([open]), .running, [role=doc-backlink] { display: none; }",
    "}",
  ];
}

/** Words before a number, where there are any. */
function spoken(text: string): string {
  return text === "" ? "" : `${quote(text)} `;
}

function em(size: number, body: number): string {
  return `${Math.round((size / body) * 100) / 100}em`;
}

/** A string of CSS; everything that is no letter or digit is written as its number. */
function quote(text: string): string {
  const safe = text.replaceAll(/[^\p{L}\p{N} _.,-]/gu, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `);
  return `"${safe}"`;
}
