/** What is asked of Typst; the native build and the one in WebAssembly both do it, with the same pages. */
export interface TypstCompiler {
  put(name: string, bytes: Uint8Array): void;
  compile(main: string): TypstPages | { kind: "failed"; message: string };
  /** Forgets the files and what was kept of the last document. */
  clear(): void;
}

export interface TypstPages {
  kind: "pages";
  /** Seconds, for documents that ask for today's date. */
  toPdf(timestamp: number): TypstPdf;
}

export interface TypstPdf {
  bytes: Uint8Array;
  /** Why the file does not claim PDF/UA-1. */
  refused?: string;
}

export interface TypstSetting {
  /** The only folder that may be written to. */
  folder: string;
  /** Paths of font files. */
  fonts: readonly string[];
}

/** Undefined where this build is not installed. */
export type OpenTypst = (setting: TypstSetting) => Promise<TypstCompiler | undefined>;

/** The first three of what Typst found wrong. */
export function joinMessages(diagnostics: readonly unknown[]): string {
  const texts = diagnostics.map((each) =>
    typeof each === "object" && each !== null && "message" in each ? String(each.message) : String(each),
  );
  return texts.length === 0 ? "no reason given" : texts.slice(0, 3).join("; ");
}
