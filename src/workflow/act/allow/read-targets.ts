const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const link = /\bhttps?:\/\/[^\s<>"'()]{1,500}/giu;
/** Parameters whose whole value says where something goes. */
const placeNames =
  /^(?:to|cc|bcc|recipients?|site|drive|folder|path|file_?name|channel|url|host|address|target)$/i;
/** Parameters that name a mail, not a person: ids of mails look like addresses. */
const mailNames = /^(?:answers|(?:internet_?)?message_?ids?|in_?reply_?to|references)$/i;
const longestTarget = 200;
const mostTargets = 50;

/** Where something would go, as far as parameters tell it: mail addresses, hosts, and what stands under such a name. */
export function readTargets(parameters: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown, name: string): void => {
    if (found.size >= mostTargets) return;
    if (Array.isArray(value)) for (const item of value) look(item, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, key);
    else if (typeof value === "string") readText(value, name, found);
  };
  look(parameters, "");
  return [...found];
}

function readText(text: string, name: string, found: Set<string>): void {
  if (mailNames.test(name) && areMailIds(text)) return;
  const addresses = text.match(address) ?? [];
  const links = text.match(link) ?? [];
  for (const mail of addresses) found.add(mail);
  for (const url of links) {
    const host = URL.parse(url)?.host;
    if (host !== undefined && host !== "") found.add(host);
  }
  const isPlace = placeNames.test(name) && addresses.length + links.length === 0;
  const whole = text.trim();
  if (isPlace && whole !== "" && whole.length <= longestTarget) found.add(whole);
}

/** Nothing but ids in angle brackets. */
function areMailIds(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((id) => /^<[^<>\s]{1,250}>$/.test(id));
}
