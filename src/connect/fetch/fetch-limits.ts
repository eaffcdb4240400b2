export interface FetchLimits {
  /** Of the body, after it was unpacked. */
  bytes: number;
  /** Until the head of the answer is there. */
  headersMs: number;
  /** Until all of it is there. */
  wholeMs: number;
}
