/** A place in a document; what is not said does not matter. */
export interface Range {
  documentId: string;
  page?: number | undefined;
  slide?: number | undefined;
  sheet?: string | undefined;
  fromLine?: number | undefined;
  toLine?: number | undefined;
  /** A heading, with everything under it. */
  heading?: string | undefined;
}
