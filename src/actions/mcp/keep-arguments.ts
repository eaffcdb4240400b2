/** The arguments of a call by name, as texts that may be kept and shown. */
export type KeptArguments = Record<string, string>;

const mostArguments = 20;
const longestValue = 300;
const longestJson = 10_000;

const secretWords = new Set([
  ...[
    "password",
    "passwd",
    "passphrase",
    "pwd",
    "pass",
    "pin",
    "otp",
    "secret",
    "secrets",
    "token",
    "tokens",
  ],
  ...["auth", "authorization", "bearer", "credential", "credentials", "cookie", "cookies", "session"],
  ...["apikey", "signature", "jwt"],
]);
/** A key alone may name an issue or a row; with one of these before it, it opens something. */
const keyWords = new Set(["api", "access", "private", "secret", "auth", "signing", "encryption", "account"]);
const secretValue =
  /^(?:(?:bearer|basic)\s+\S|sk-|gh[pousr]_|github_pat_|glpat-|xox[a-z]-|akia|eyj[\w-]{5,100}\.|-----begin)/i;

/** What a tool was called with, so that a reader knows where its answer came from: without secrets, and cut short. */
export function keepArguments(parameters: Readonly<Record<string, unknown>>): KeptArguments {
  const kept = Object.entries(parameters).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null || isSecretName(name)) return [];
    const text = toText(value);
    return text === undefined || text === "" ? [] : [[name.slice(0, longestValue), cut(text)]];
  });
  return Object.fromEntries(kept.slice(0, mostArguments));
}

function toText(value: unknown): string | undefined {
  if (typeof value === "string") return secretValue.test(value.trim()) ? undefined : withoutSecrets(value);
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === "string");
  if (isPlainList) return value.flatMap((item) => toText(item) ?? []).join(", ");
  const json = JSON.stringify(value, (key, item: unknown) => {
    if (isSecretName(key)) return undefined;
    return typeof item === "string" ? toText(item) : item;
  });
  return json?.slice(0, longestJson);
}

/** An address without who signs in by it, and without keys in its query. */
function withoutSecrets(text: string): string {
  const url = /^[a-z][a-z\d+.-]{1,20}:\/\//i.test(text) ? URL.parse(text) : null;
  if (url === null) return text;
  const secrets = [...url.searchParams.keys()].filter(isSecretName);
  if (url.username === "" && url.password === "" && secrets.length === 0) return text;
  url.username = "";
  url.password = "";
  for (const name of secrets) url.searchParams.delete(name);
  return url.href;
}

/** By its words, however they are joined: `apiKey`, `access_token`. */
function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  return words.some(
    (word, at) => secretWords.has(word) || (word === "key" && keyWords.has(words[at - 1] ?? "")),
  );
}

/** `filePath`, `file_path` and `file-path` are all two words. */
export function wordsOf(name: string): string[] {
  return name
    .slice(0, longestValue)
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
}

/** Both ends stay: of a path the last piece tells most, of a question the first words. */
function cut(text: string): string {
  if (text.length <= longestValue) return text;
  const half = longestValue / 2;
  return `${text.slice(0, half)}…${text.slice(1 - half)}`.toWellFormed();
}
