/** What the rules say of one statement. */
export type Ruling =
  | { kind: "ok"; claims: string[] }
  | { kind: "rejected"; reason: string; claims: string[] }
  | { kind: "undecided"; doubts: string[]; claims: string[] };

export function ok(claims: readonly string[] = []): Ruling {
  return { kind: "ok", claims: [...claims] };
}

export function rejected(reason: string, claims: readonly string[] = []): Ruling {
  return { kind: "rejected", reason, claims: [...claims] };
}

export function undecided(doubts: readonly string[], claims: readonly string[] = []): Ruling {
  return { kind: "undecided", doubts: [...new Set(doubts)], claims: [...claims] };
}

/** Of two parts of one statement the worse one counts. */
export function both(one: Ruling, other: Ruling): Ruling {
  const claims = [...new Set([...one.claims, ...other.claims])];
  if (one.kind === "rejected" || other.kind === "rejected") {
    const reason = [one, other]
      .flatMap((ruling) => (ruling.kind === "rejected" ? [ruling.reason] : []))
      .join(" ");
    return { kind: "rejected", reason, claims };
  }
  const doubts = [one, other].flatMap((ruling) => (ruling.kind === "undecided" ? ruling.doubts : []));
  const isOk = one.kind === "ok" && other.kind === "ok";
  return isOk ? { kind: "ok", claims } : { kind: "undecided", doubts, claims };
}
