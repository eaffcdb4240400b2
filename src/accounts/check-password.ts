import { Failure } from "../model/failure.ts";
import { commonPasswords } from "./common-passwords.ts";

const shortest = 10;
/** Argon2 takes any length; a megabyte of password is an attack. */
const longest = 1_024;

/** Says no to passwords that are guessed first. No rules on kinds of letters: they make passwords worse. */
export function checkPassword(password: string, { name, isCommon }: PasswordRules): void {
  const letters = Array.from(password).length;
  if (letters < shortest)
    throw new Failure("invalid", `The password needs at least ${shortest} characters; a few words are best.`);
  if (Buffer.byteLength(password) > longest)
    throw new Failure("invalid", `The password must not be longer than ${longest} bytes.`);
  const plain = password.normalize("NFKC").toLowerCase();
  const known = plain === name.normalize("NFKC").toLowerCase() || commonPasswords.has(plain);
  if (known || isCommon?.(plain) === true || isMonotonous(plain))
    throw new Failure("invalid", "This password is among those that are guessed first. Take another one.");
}

export interface PasswordRules {
  name: string;
  /** A longer list of one's own, asked with the password in lower case. */
  isCommon?: ((password: string) => boolean) | undefined;
}

/** One or two letters again and again, or a run such as 1234567890 or abcdefghij, up or down. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter((step) => step === steps[0] && Math.abs(step) <= 1).length;
  return even >= steps.length - 1;
}
