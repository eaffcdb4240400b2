/** Parameters that say where a visitor came from, not which page is meant. */
const tracking = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|mc_[ce]id|igshid|ref|ref_src|_hs\w+|yclid|spm)$/i;

/** The same page under one name: no tracking, no fragment, no default port, parameters in order. */
export function canonicalUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = "";
  url.hostname = url.hostname.replace(/^www\./, "");
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
  return `${url.host}${path}${url.search}`;
}
