/** Hosts of states and their bodies, for which one source is enough. */
const official = [
  /(?:^|\.)(?:gov|mil)(?:\.[a-z]{2})?$/,
  /(?:^|\.)(?:gouv|gob|govt|gc|go|gv|govern)\.[a-z]{2,3}$/,
  /(?:^|\.)(?:europa\.eu|admin\.ch|bund\.de|bundesregierung\.de|who\.int|un\.org|ch\.ch)$/,
];

export function isOfficialHost(host: string): boolean {
  return official.some((pattern) => pattern.test(host));
}
