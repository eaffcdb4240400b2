/** Enough of a page to see that it is none. */
const seen = 60_000;

/** Marks of pages that stand before the page: each needs all of its words. */
const challenges: readonly { name: string; marks: readonly string[] }[] = [
  { name: "Cloudflare", marks: ["just a moment", "challenge"] },
  { name: "Cloudflare", marks: ["cf-browser-verification"] },
  { name: "Cloudflare", marks: ["/cdn-cgi/challenge-platform/", "challenge-error-text"] },
  { name: "Anubis", marks: ["making sure you're not a bot"] },
  { name: "Anubis", marks: ["anubis_challenge"] },
  { name: "DataDome", marks: ["captcha-delivery.com"] },
  { name: "PerimeterX", marks: ["px-captcha"] },
  { name: "Imperva", marks: ["incapsula incident id"] },
  { name: "AWS", marks: ["awswafcookiedomainlist"] },
  { name: "a check for robots", marks: ["verify you are human", "captcha"] },
  { name: "a check for robots", marks: ["unusual traffic from your computer network"] },
  { name: "a check for robots", marks: ["please enable javascript and cookies to continue"] },
];

const shortPage = 3_000;
const scriptOnly =
  /(?:enable|activate|turn on) javascript|javascript (?:is required|to continue|is disabled)/;

/** What stands before a page instead of the page; it answers 200 as well, and is never content. */
export function findChallenge(
  { headers }: Pick<Response, "headers">,
  mediaType: string,
  bytes: Uint8Array,
): string | undefined {
  if (headers.get("cf-mitigated") !== null) return tell("Cloudflare");
  if (!/html/.test(mediaType)) return undefined;
  const text = Buffer.from(bytes.subarray(0, seen)).toString("latin1").toLowerCase().replaceAll("&#39;", "'");
  const found = challenges.find(({ marks }) => marks.every((mark) => text.includes(mark)));
  // a long article may speak of such checks; a check itself is short
  if (found !== undefined && bytes.byteLength <= seen) return tell(found.name);
  const words = wordsOf(text);
  return words.length < shortPage && words.length < 400 && scriptOnly.test(words)
    ? "The page shows nothing without running its scripts."
    : undefined;
}

function tell(name: string): string {
  return `The page is behind a check for people (${name}), which a program cannot pass.`;
}

/** What a reader would see, roughly. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/<(script|style)\b[^<]*(?:<(?!\/\1\b)[^<]*)*/g, " ")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
