const mask = "***";

/** What keys of the known providers look like, wherever one is quoted; also ones half hidden already. */
const patterns = [
  /\b(?:sk|pk|rk|gsk|xai|hf)[-_][\w*.…-]{6,}/gi,
  /\bAIza[\w*.…-]{6,}/g,
  /\beyJ[\w-]{6,}\.[\w.-]*/g,
  /(?<=\b(?:bearer|basic)\s+)[^\s"',;]+/gi,
  /(?<=\b(?:x-api-key|x-goog-api-key|api[-_ ]?key|authorization)["']?\s*[:=]\s*["']?)(?!bearer\b|basic\b)[^\s"',;]{6,}/gi,
  /[^\s"'`:=]*\*{3,}[^\s"'`,;]*/g,
];
/** So many characters in common with a key count as a piece of it. */
const pieceLength = 8;

/** A text without keys: none that looks like one, and no piece of those that are in use. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== "");
  const whole = known.reduce((masked, secret) => maskOne(masked, secret), text);
  return patterns.reduce((masked, pattern) => masked.replaceAll(pattern, mask), whole);
}

function maskOne(text: string, secret: string): string {
  // A word that only looks like a short key, such as "none", may stay inside longer words.
  if (secret.length < pieceLength)
    return text.replaceAll(/[\w-]+/g, (word) => (word === secret ? mask : word));
  const masked = text.replaceAll(secret, mask);
  return masked.replaceAll(/[^\s"'`,;]{8,}/g, (word) => (sharesPiece(word, secret) ? mask : word));
}

function sharesPiece(word: string, secret: string): boolean {
  for (let start = 0; start + pieceLength <= word.length; start += 1)
    if (secret.includes(word.slice(start, start + pieceLength))) return true;
  return false;
}
