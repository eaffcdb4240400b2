export interface CsvFile {
  path: string;
  fileName: string;
  /** The document that it is, as citations name it. */
  document?: string;
}
