/** What is looked through for links and the title; content is read elsewhere, in the sandbox. */
const looked = 1_000_000;
const mostLinks = 500;
const longestTitle = 300;
const longestAddress = 2_000;

export interface PageHead {
  title?: string;
  links: string[];
}

/** The title and the links of an HTML page, by its marks alone. */
export function readHead(bytes: Uint8Array, { url }: Pick<Response, "url">): PageHead {
  const text = Buffer.from(bytes.subarray(0, looked)).toString("utf8");
  const found = /<title[^<>]{0,200}>([^<]{1,1000})<\/title/i.exec(text)?.[1];
  const title = found === undefined ? "" : plain(found);
  return { ...(title !== "" && { title }), links: linksIn(text, url) };
}

function linksIn(text: string, base: string): string[] {
  const links = new Set<string>();
  for (const [, quoted, single] of text.matchAll(/<a\s[^<>]{0,2000}?href=(?:"([^"<>]*)"|'([^'<>]*)')/gi)) {
    const address = (quoted ?? single ?? "").replaceAll("&amp;", "&");
    if (address === "" || address.length > longestAddress) continue;
    const url = URL.parse(address, base);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    url.hash = "";
    links.add(url.href);
    if (links.size >= mostLinks) break;
  }
  return [...links];
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " },
};

function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestTitle)
    .toWellFormed();
}
