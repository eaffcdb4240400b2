import { Parser } from "htmlparser2";
import type { Position } from "../../model/document.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import type { NewPart } from "../reader.ts";
import { createBlockOutput } from "./block-output.ts";
import { closeElement } from "./close-element.ts";
import { createLineCounter } from "./count-lines.ts";
import { addText, createFlowState, endBlock, endHeading, putList, type HtmlState } from "./flow-state.ts";
import { printMetadata, type HtmlMetadata } from "./html-metadata.ts";
import { openElement } from "./open-element.ts";

export interface BlockBuilderOptions {
  /** For messages. */
  fileName: string;
  emit(part: NewPart): Promise<void> | void;
  warn?(code: string, message: string): void;
  /** What all positions share; its path stands before the number of the block, "body" if there is none. */
  position?: Position;
  /** Headings above the whole text. */
  heading?: readonly string[];
  /** Whether what the page says about itself becomes a part; `end` gives it back in any case. */
  metadata?: boolean;
  /** Tables, by their number in the page from 0 on, that only put things in their places: their cells are blocks. */
  isLayout?(table: number): boolean;
  /** XHTML: an element may end in itself, as in `<title/>`. */
  xhtml?: boolean;
}

export interface BlockBuilder {
  /** Hands over the parts that this chunk ended. */
  write(chunk: string): Promise<void>;
  end(): Promise<HtmlMetadata>;
}

const mostDepth = 512;

/** HTML in chunks to parts: headings, paragraphs, lists, tables, code, pictures and what is hidden. */
export function createBlockBuilder(options: BlockBuilderOptions): BlockBuilder {
  const { fileName, warn = () => undefined, position = {}, metadata: wantsMetadata = false } = options;
  const output = createBlockOutput(options);
  const state = createFlowState({ output, warn, isLayout: options.isLayout ?? (() => false) });
  const lines = createLineCounter();
  const parser = createParser(state, lines.lineAt, options);
  let given = "";
  let begun = false;
  const giveMetadata = () => {
    const text = wantsMetadata ? printMetadata(state.metadata) : "";
    if (text === given) return;
    given = text;
    output.first({ type: "metadata", text, position: { ...position, path: "head" } });
  };
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw toFailure(new Error(`${fileName} cannot be read as HTML.`, { cause: error }), "corrupt");
    }
  };
  return {
    async write(chunk) {
      lines.push(chunk);
      guard(() => parser.write(chunk));
      if (!begun && output.hasBegun()) giveMetadata();
      begun = output.hasBegun();
      await output.drain();
    },
    async end() {
      guard(() => {
        parser.end();
        endHeading(state);
        endBlock(state);
        putList(state);
      });
      giveMetadata();
      await output.drain();
      return state.metadata;
    },
  };
}

function createParser(
  state: HtmlState,
  lineAt: (offset: number) => number,
  { fileName, xhtml = false }: BlockBuilderOptions,
): Parser {
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        state.line = lineAt(parser.startIndex);
        openElement(state, name, attributes);
        if (state.depth > mostDepth) {
          const message = `${fileName} nests more than ${mostDepth} elements in each other; it was not read. Save it anew with a simpler layout.`;
          throw new Failure("limit", message);
        }
      },
      ontext(text) {
        if (state.ignored > 0) return;
        state.line = lineAt(parser.startIndex + leadingBlanks(text));
        addText(state, text);
      },
      onclosetag: (name) => closeElement(state, name),
    },
    { recognizeSelfClosing: xhtml, recognizeCDATA: xhtml },
  );
  return parser;
}

/** So that a block begins at the line of its first word. */
function leadingBlanks(text: string): number {
  const first = text.search(/\S/);
  return first < 0 ? 0 : first;
}
