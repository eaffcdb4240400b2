import { inspect } from "node:util";

const shown = "***";

/** A value that must never be seen: it says *** wherever it is printed, joined to a text or turned into JSON. */
export interface Secret {
  /** The value itself, for the one call that needs it. */
  reveal(): string;
  toString(): string;
  toJSON(): string;
}

export function createSecret(value: string): Secret {
  const secret = { reveal: () => value, toString: () => shown, toJSON: () => shown };
  Object.defineProperty(secret, inspect.custom, { value: () => shown });
  return secret;
}
