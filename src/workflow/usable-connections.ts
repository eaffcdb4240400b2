import { findAddresses } from "../lib/text/find-addresses.ts";
import type { ActionOffer } from "../model/action.ts";
import type { Connection } from "../model/connections/connection.ts";
import { permissionOf } from "../model/connections/permission-of.ts";
import type { RoundDeps } from "./round-deps.ts";

type OutsideDeps = Pick<RoundDeps, "outside" | "actions" | "ai" | "workflow">;

/** The connections that an action may use: of its types, ready, and not forbidden. */
export function usableConnections(offer: ActionOffer, { outside }: Pick<RoundDeps, "outside">): Connection[] {
  const { connection, types, only } = offer.needs;
  if (connection === "none") return [];
  const labels = new Set<string>();
  return (outside?.connections ?? []).filter((one) => {
    // a user's own connection comes first, and hides one of everybody's with the same label
    if (labels.has(one.label)) return false;
    labels.add(one.label);
    // what waits for a review is not offered by itself; the rest can be used
    const isUsable = one.state === "ready" || one.state === "changed";
    if (!isUsable || (types !== undefined && !types.includes(one.type))) return false;
    return (only === undefined || one.label === only) && permissionOf(one, offer).permission !== "never";
  });
}

/**
 * The actions that can be chosen: those that need a connection only where there is one, and those that read the web
 * without one only where the person named an address or there is something to find addresses with.
 */
export function usableOffers(deps: OutsideDeps): ActionOffer[] {
  const connected = new Set(
    deps.actions.offers.filter(
      (offer) => offer.needs.connection === "required" && usableConnections(offer, deps).length > 0,
    ),
  );
  const canFind = [...connected].some(({ isOutside }) => isOutside === true) || namesAddress(deps);
  return deps.actions.offers.filter((offer) => {
    if (offer.operation !== undefined && !deps.ai.canDo(offer.operation)) return false;
    if (offer.needs.connection === "required") return connected.has(offer);
    return offer.isOutside !== true || (deps.outside !== undefined && canFind);
  });
}

function namesAddress({ workflow }: OutsideDeps): boolean {
  return workflow().rounds.some(({ prompt }) => findAddresses(prompt).length > 0);
}

export function findConnection(
  { label, offer }: { label: string; offer: ActionOffer },
  deps: Pick<RoundDeps, "outside">,
): Connection | undefined {
  return usableConnections(offer, deps).find((one) => one.label === label);
}

/** The label that an action is bound to: the one that was named, or the only one there is. */
export function bindConnection(
  { action, requiredConnection }: { action: string; requiredConnection: string | null },
  deps: OutsideDeps,
): string | null {
  const { offer } = deps.actions.find(action);
  const usable = usableConnections(offer, deps);
  if (requiredConnection !== null && usable.some(({ label }) => label === requiredConnection))
    return requiredConnection;
  const [first, second] = usable;
  return offer.needs.connection === "required" && second === undefined ? (first?.label ?? null) : null;
}

/** What a choice of actions sees of the connections: label, type, and what can be done with it. One line each. */
export function describeConnections(deps: OutsideDeps): string {
  const offers = usableOffers(deps);
  const named = new Map<string, { type: string; actions: string[] }>();
  for (const offer of offers)
    for (const { label, type } of usableConnections(offer, deps)) {
      const line = named.get(label) ?? { type, actions: [] };
      line.actions.push(offer.name);
      named.set(label, line);
    }
  return [...named]
    .map(([label, { type, actions }]) => `${label} (${type}): ${shorten(actions).join(", ")}`)
    .join("\n");
}

/** Their labels and types alone, one line each, for whoever only has to know that they are there. */
export function listConnections({ outside }: Pick<RoundDeps, "outside">): string {
  const ready = (outside?.connections ?? []).filter(({ state }) => state === "ready" || state === "changed");
  return [...new Map(ready.map(({ label, type }) => [label, `${label} (${type})`])).values()].join("\n");
}

const mostNamed = 40;

function shorten(names: readonly string[]): string[] {
  const left = names.length - mostNamed;
  return left > 0 ? [...names.slice(0, mostNamed), `and ${left} more`] : [...names];
}
