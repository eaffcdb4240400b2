declare module "word-extractor" {
  interface Options {
    /** Turns typographic quotes and dashes into plain ones unless it is false. */
    filterUnicode?: boolean;
    includeFooters?: boolean;
    includeBody?: boolean;
    includeHeadersAndFooters?: boolean;
  }

  interface WordDocument {
    getBody(options?: Options): string;
    getFootnotes(options?: Options): string;
    getEndnotes(options?: Options): string;
    getHeaders(options?: Options): string;
    getFooters(options?: Options): string;
    getAnnotations(options?: Options): string;
    getTextboxes(options?: Options): string;
  }

  class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }

  export = WordExtractor;
}
