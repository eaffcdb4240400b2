import { z } from "zod";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { Failure } from "../../../model/failure.ts";
import type { Graph } from "../graph-port.ts";

const Site = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  name: z.string().nullish(),
  webUrl: z.string().nullish(),
});
export type SharePointSite = z.infer<typeof Site>;

const Drive = z.object({ id: z.string(), name: z.string().nullish(), webUrl: z.string().nullish() });
export type SharePointDrive = z.infer<typeof Drive>;

const needs = "Sites.Read.All";
const most = 50;

/** A site by the address that a person copied from the browser, else by its name. */
export async function findSite(graph: Graph, wanted: string): Promise<SharePointSite> {
  const url = URL.parse(wanted.trim());
  const doing = `find the site ${plainLine(wanted, 100)}`;
  if (url !== null && (url.protocol === "https:" || url.protocol === "http:")) {
    const path = sitePath(url.pathname);
    const rest = path === "" ? "" : `:/${path}`;
    return graph.read({ path: `/sites/${encodeURIComponent(url.hostname)}${rest}`, doing, needs }, Site);
  }
  const query = new URLSearchParams({ search: wanted });
  const { items } = await graph.list(
    { path: `/sites?${query.toString()}`, doing, needs },
    { item: Site, most },
  );
  const same = items.filter(({ displayName, name }) =>
    [displayName, name].some((one) => fold(one) === fold(wanted)),
  );
  const [only, ...others] = same.length > 0 ? same : items;
  if (only !== undefined && others.length === 0) return only;
  const names = items.slice(0, 10).map(({ displayName, webUrl }) => `${displayName ?? ""} (${webUrl ?? ""})`);
  throw new Failure(
    "not-found",
    items.length === 0
      ? `There is no site "${plainLine(wanted, 100)}". Give the site's address as the browser shows it.`
      : `Several sites are called like "${plainLine(wanted, 100)}": ${names.join(", ")}. Give the address of one.`,
  );
}

/** /sites/name or /teams/name, whatever page of it was open. */
function sitePath(pathname: string): string {
  const [kind = "", name = ""] = pathname.split("/").filter((part) => part !== "");
  if (!/^(?:sites|teams|personal)$/i.test(kind) || name === "") return "";
  return `${encodeURIComponent(kind)}/${encodeURIComponent(safeDecode(name))}`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A library of a site by its name, else the site's own. */
export async function findDrive(
  graph: Graph,
  site: SharePointSite,
  library: string | undefined,
): Promise<SharePointDrive> {
  const path = `/sites/${encodeURIComponent(site.id)}`;
  const doing = `open the library ${plainLine(library ?? "", 100)} of ${site.displayName ?? "the site"}`;
  if (library === undefined) return graph.read({ path: `${path}/drive`, doing, needs }, Drive);
  const { items } = await graph.list({ path: `${path}/drives`, doing, needs }, { item: Drive, most });
  const found = items.find(({ name }) => fold(name) === fold(library));
  if (found !== undefined) return found;
  throw new Failure(
    "not-found",
    `The site has no library "${plainLine(library, 100)}". It has: ${items.map(({ name }) => `"${plainLine(name ?? "", 60)}"`).join(", ")}.`,
  );
}

function fold(text: string | null | undefined): string {
  return (text ?? "").normalize("NFC").toLowerCase().trim();
}
