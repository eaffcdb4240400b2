/** Nobody means anything by more; what follows the members of a value goes as deep as they do. */
const deepest = 500;

/** Members that are null are left out, at any depth: models write null for what they have nothing to say about. */
export function dropNulls(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((item) => dropNulls(item, depth + 1));
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, dropNulls(member, depth + 1)]));
}
