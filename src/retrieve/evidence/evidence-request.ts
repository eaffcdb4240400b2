export interface EvidenceRequest {
  /** What is asked, one text for each point. */
  points: readonly string[];
  /** Documents of each of which at least the best passage is wanted; their order is that of the result. */
  documents: readonly { id: string; fileName: string }[];
  tokenBudget: number;
  /** Ids of passages that are not wanted. */
  exclude?: Iterable<string>;
  /** Of the points; guessed where it is not said. */
  language?: string;
  /** The points as vectors, in order, for an index that has vectors. */
  vectors?: readonly (readonly number[])[];
}
