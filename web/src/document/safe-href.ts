/** Links of documents lead to web pages, mail addresses and places of the same page, and to nothing else. */
export function safeHref(href: string): string | undefined {
  if (href.startsWith("#")) return href;
  return /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i.test(href) ? href : undefined;
}
