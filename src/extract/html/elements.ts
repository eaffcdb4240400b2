/** Their content is for machines; noscript stays, since its text is what some readers see. */
export const ignoredElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "noembed",
  "noframes",
]);

/** Where a new block begins and ends. */
export const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre " +
    "listing xmp section select summary table tbody td textarea tfoot th thead tr ul"
  ).split(" "),
);

export const listElements: ReadonlySet<string> = new Set(["ul", "ol", "menu", "dir", "dl"]);

/** Their white space is meant as it stands. */
export const preformattedElements: ReadonlySet<string> = new Set(["pre", "listing", "xmp", "textarea"]);

export const headingLevel = (name: string): number | undefined =>
  /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;

const hidingStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\b/i;

/** Whether a reader of the page would not see it. What only assistive technology skips is seen. */
export function isHidden(attributes: Record<string, string>): boolean {
  if (attributes["hidden"] !== undefined) return true;
  const style = attributes["style"];
  return style !== undefined && hidingStyle.test(style);
}
