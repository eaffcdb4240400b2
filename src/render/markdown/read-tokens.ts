import type { Token, Tokens } from "marked";
import type { Span } from "../layout.ts";

export interface InlineReading {
  /** The number of the footnote with this key. */
  footnote(key: string): number | undefined;
}

type Style = Omit<Span, "text" | "footnote">;

const allowedLink = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;
const named: ReadonlyMap<string, string> = new Map([
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["nbsp", "\u00a0"],
  ] as const),
  ...([
    ["ndash", "–"],
    ["mdash", "—"],
    ["hellip", "…"],
    ["copy", "©"],
    ["euro", "€"],
  ] as const),
]);

/** The inline tokens of Markdown as spans. */
export function readTokens(tokens: readonly Token[], reading: InlineReading, style: Style = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    const below = (more: Style) => readTokens(childrenOf(token), reading, { ...style, ...more });
    switch (token.type) {
      case "strong":
        return below({ bold: true });
      case "em":
        return below({ italic: true });
      case "del":
        return below({ strike: true });
      case "codespan":
        return [{ text: (token as Tokens.Codespan).text, ...style, code: true }];
      case "br":
        return [{ text: "\n" }];
      case "link":
        return readLink(token as Tokens.Link, below);
      case "image":
        return [{ text: (token as Tokens.Image).text, ...style }];
      case "html":
        return readHtml((token as Tokens.HTML).text, style);
      case "escape":
        return [{ text: (token as Tokens.Escape).text, ...style }];
      default:
        return childrenOf(token).length > 0
          ? below({})
          : readText("text" in token ? String(token.text) : token.raw, { reading, style });
    }
  });
}

function childrenOf(token: Token): Token[] {
  return "tokens" in token && Array.isArray(token.tokens) ? token.tokens : [];
}

/** An address of another kind is said, not linked. */
function readLink({ href }: Tokens.Link, below: (more: Style) => Span[]): Span[] {
  if (allowedLink.test(href)) return below({ link: href });
  const label = below({});
  return href === "" || href.startsWith("#") ? label : [...label, { text: ` (${href})` }];
}

/** HTML is text, but for a line break and what nobody was meant to see. */
function readHtml(html: string, style: Style): Span[] {
  if (/^<br\s*\/?>$/i.test(html.trim())) return [{ text: "\n" }];
  const shown = html.replaceAll(/<!--[^]*?-->/g, "");
  return shown === "" ? [] : [{ text: shown, ...style }];
}

/** A line's end inside a paragraph is a space; keys of footnotes are looked for. */
function readText(given: string, { reading, style }: { reading: InlineReading; style: Style }): Span[] {
  const text = decodeEntities(given).replaceAll(/(?<![ \t])[ \t]*\n[ \t]*/g, " ");
  const spans: Span[] = [];
  let done = 0;
  for (const { 0: mark, 1: key = "", index } of text.matchAll(/\[\^([^\]\s]{1,100})\]/g)) {
    const number = reading.footnote(key);
    if (number === undefined) continue;
    spans.push({ text: text.slice(done, index), ...style, footnote: number });
    done = index + mark.length;
  }
  if (done < text.length) spans.push({ text: text.slice(done), ...style });
  return spans;
}

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
    (whole: string, ...found: (string | undefined)[]) => {
      const [decimal, hex = "", name] = found;
      if (name !== undefined) return named.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
