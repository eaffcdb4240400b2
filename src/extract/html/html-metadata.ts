/** What a page says about itself. */
export interface HtmlMetadata {
  title?: string;
  description?: string;
  author?: string;
  keywords?: string;
  date?: string;
  language?: string;
}

const metaNames: Readonly<Record<string, keyof HtmlMetadata>> = {
  description: "description",
  "og:description": "description",
  author: "author",
  "article:author": "author",
  "dc.creator": "author",
  "dcterms.creator": "author",
  keywords: "keywords",
  date: "date",
  "dcterms.created": "date",
  "article:published_time": "date",
  "content-language": "language",
};

const labels = {
  title: "Title",
  description: "Description",
  author: "Author",
  keywords: "Keywords",
  date: "Date",
  language: "Language",
} satisfies Record<keyof HtmlMetadata, string>;

/** Takes what a meta element says; the first one of a kind counts. */
export function addMeta(metadata: HtmlMetadata, attributes: Record<string, string>): void {
  const name = (attributes["name"] ?? attributes["property"] ?? attributes["http-equiv"] ?? "").toLowerCase();
  const key = Object.hasOwn(metaNames, name) ? metaNames[name] : undefined;
  const content = attributes["content"]?.trim();
  if (key !== undefined && content !== undefined && content !== "") metadata[key] ??= content;
}

export function printMetadata(metadata: HtmlMetadata): string {
  const lines = Object.entries(labels).flatMap(([key, label]) => {
    const value = metadata[key as keyof HtmlMetadata];
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  return lines.join("\n");
}
