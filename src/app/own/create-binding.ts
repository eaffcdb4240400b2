import type { Caller } from "../../model/accounts/caller.ts";
import type { OwnDossier } from "./own-dossier.ts";

/** What is bound to a caller is bound once, as long as it is known that the caller is the same. */
export function createBinding(bind: (caller: Caller) => OwnDossier): (caller: Caller) => OwnDossier {
  const bound = new WeakMap<Caller, OwnDossier>();
  return (caller) => {
    const there = bound.get(caller) ?? bind(caller);
    bound.set(caller, there);
    return there;
  };
}
