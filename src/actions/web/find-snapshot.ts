import type { Document } from "../../model/document.ts";
import { canonicalUrl } from "./canonical-url.ts";

/** The page as it was fetched before in this conversation, the newest one; so that a later round rests on the same words. */
export function findSnapshot(url: string, fetched: readonly Document[] = []): Document | undefined {
  const name = canonicalUrl(url);
  return fetched.findLast(
    ({ origin }) =>
      origin?.kind === "web" &&
      [origin.url, origin.finalUrl].some((address) => canonicalUrl(address) === name),
  );
}
