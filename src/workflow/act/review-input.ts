import type { RoundRequest } from "../../model/round.ts";
import type { Made, Performed, Verified, Work } from "../../model/work.ts";

/** What an action brought, for whoever says how its task goes on. */
export interface ReviewInput {
  work: Work;
  performed: Performed;
  verified: Verified;
  made: Made;
  request: RoundRequest;
}
