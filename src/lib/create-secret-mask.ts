/** Shorter values would mask ordinary words; and each must be longer than the mask, or masking would not end. */
const shortest = 4;
const mask = "***";

/** Takes every given secret out of a text, also where it is percent-encoded or escaped for JSON. */
export function createSecretMask(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.filter(({ length }) => length >= shortest).flatMap(formsOf))];
  if (forms.length === 0) return (text) => text;
  // the longest first: a secret may begin with another one
  const escaped = forms.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(escaped.join("|"), "g");
  return (text) => {
    for (let before = text; ;) {
      const after = before.replace(pattern, mask);
      if (after === before) return after;
      // what stood around a secret, joined by the mask, may be another one
      before = after;
    }
  };
}

function formsOf(secret: string): string[] {
  const url = new URL("http://host");
  url.password = secret;
  const encoded = secret.isWellFormed() ? [encodeURIComponent(secret), url.password] : [];
  return [secret, ...encoded, JSON.stringify(secret).slice(1, -1)];
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
