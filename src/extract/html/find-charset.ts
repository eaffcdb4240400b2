const metaCharset = /<meta\b[^>]{0,500}?\bcharset\s*=\s*(?:["']\s*)?([\w.:-]+)/i;
const xmlEncoding = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]+)/i;
const searched = 4_096;

/** The encoding a page names near its beginning. */
export function findCharset(head: string): string | undefined {
  const start = head.slice(0, searched);
  return metaCharset.exec(start)?.[1] ?? xmlEncoding.exec(start)?.[1];
}
