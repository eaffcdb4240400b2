const connectors = new Set(
  "of on for the and in to at de des du la le les d der die das und für zur von vom del della di e y el para".split(
    " ",
  ),
);

const shortest = 3;
const longest = 8;

/** The initials of names in a title: ncd for "National Council on Disability", with and without what opens the name. */
export function readAcronyms(title: string): string[] {
  const found = new Set<string>();
  let initials = "";
  const close = () => {
    const last = initials.slice(-longest);
    for (let from = 0; from + shortest <= last.length; from += 1) found.add(last.slice(from).toLowerCase());
    initials = "";
  };
  for (const [token] of title.matchAll(/\p{L}+|[^\p{L}\s]/gu)) {
    if (/^\p{Lu}/u.test(token) && !(token.length > 1 && connectors.has(token.toLowerCase())))
      initials += token[0] ?? "";
    else if (!connectors.has(token.toLowerCase())) close();
  }
  close();
  return [...found];
}
