import type { MailAddress } from "./mail-port.ts";

const longest = 320;
/** Anything that could end a header line or begin another address. */
const forbidden = /[\p{Cc}\u2028\u2029,;]/u;
const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Reads exactly one address, bare or as `Name <address>`; undefined for anything that is more, less or something else. */
export function readAddress(text: string): MailAddress | undefined {
  const given = text.trim();
  if (given.length === 0 || given.length > longest || text.length > 2 * longest) return undefined;
  const open = given.lastIndexOf("<");
  if (open === -1) return isAddress(given) ? { address: given } : undefined;
  if (!given.endsWith(">")) return undefined;
  const address = given.slice(open + 1, -1).trim();
  const name = unquote(given.slice(0, open).trim());
  if (name === undefined || !isAddress(address)) return undefined;
  return name === "" ? { address } : { name, address };
}

export function printAddress({ name, address }: MailAddress): string {
  return name === undefined ? address : `${name} <${address}>`;
}

/** A name in quotation marks may hold a comma; no name may hold what ends a line or an address. */
function unquote(name: string): string | undefined {
  const isQuoted = name.length >= 2 && name.startsWith('"') && name.endsWith('"');
  const bare = isQuoted ? name.slice(1, -1).replaceAll(/\\(["\\])/g, "$1") : name;
  if (/[\p{Cc}\u2028\u2029<>]/u.test(bare)) return undefined;
  return isQuoted || !/[,;:"@]/u.test(bare) ? bare : undefined;
}

function isAddress(address: string): boolean {
  if (forbidden.test(address)) return false;
  const at = address.lastIndexOf("@");
  if (at < 1) return false;
  const [before, domain] = [address.slice(0, at), address.slice(at + 1)];
  const dots = before.startsWith(".") || before.endsWith(".") || before.includes("..");
  return local.test(before) && !dots && domain.split(".").every((part) => label.test(part));
}
