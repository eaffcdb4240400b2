import type { Role } from "../../../model/sub-intent.ts";

/** A stretch of the message: something asked, a rule for the answer, or what surrounds them. */
export interface MessagePiece {
  kind: "ask" | "rule" | "context";
  text: string;
  /** Set where the list around it tells the role better than its own words. */
  role?: Role;
  /** The single things that a list under one request asks for. */
  points?: string[];
}
