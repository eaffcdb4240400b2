/**
 * What a rule has to say: a fault rejects the claim, a doubt only keeps it from being proven by rule. A quiet one does the
 * same and is not told to whoever judges the claim: it is wrong too often to be a hint.
 */
export interface AuditFinding {
  kind: "fault" | "doubt" | "quiet";
  /** The words of the claim that fail. */
  fails: string;
  /** Why, and what stands instead. */
  reason: string;
}

export function fault(fails: string, reason: string): AuditFinding {
  return { kind: "fault", fails, reason };
}

export function doubt(fails: string, reason: string): AuditFinding {
  return { kind: "doubt", fails, reason };
}

export function quiet(fails: string, reason: string): AuditFinding {
  return { kind: "quiet", fails, reason };
}

/** A quotation short enough for one line. */
export function brief(text: string, most = 120): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
