export interface Query {
  text: string;
  /** Of the question; where it is not said, it is guessed. */
  language?: string;
}
