/** Every way in which a call to a model can go wrong, decided once, where the answer arrives. */
export const troubleKinds = [
  "rate-limit", // too many calls or tokens for now
  "overload", // the provider is busy
  "server", // a 5xx of another kind
  "timeout",
  "network", // no connection, or it broke
  "context-overflow", // the request is too long for this model
  "refused", // the provider's filter, or the model, declines to answer
  "authentication", // no key, a wrong one, or no right to this model
  "bad-request", // the provider does not understand us: our mistake
  "unusable-output", // an answer that is not what was asked for
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

export interface Trouble {
  kind: TroubleKind;
  /** In one line, with what the provider said; never a key. */
  message: string;
  /** What the provider asked us to wait. */
  retryAfterMs?: number;
  status?: number;
}
