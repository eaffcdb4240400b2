import { Lexer } from "marked";
import type { Token } from "marked";
import type { ReactNode } from "react";
import { safeHref } from "./safe-href.ts";

/** Text with its marks drawn as elements: no HTML is ever made of it. */
export function InlineText({ text }: { text: string }) {
  return <>{draw(Lexer.lexInline(text))}</>;
}

function draw(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) => <Piece key={index} token={token} />);
}

function Piece({ token }: { token: Token }) {
  const inner = () => ("tokens" in token && token.tokens !== undefined ? draw(token.tokens) : plain(token));
  switch (token.type) {
    case "strong":
      return <strong>{inner()}</strong>;
    case "em":
      return <em>{inner()}</em>;
    case "del":
      return <del>{inner()}</del>;
    case "codespan":
      return <code>{plain(token)}</code>;
    case "br":
      return <br />;
    case "link": {
      const href = safeHref("href" in token ? String(token.href) : "");
      if (href === undefined) return <>{inner()}</>;
      return (
        <a href={href} target="_blank" rel="noreferrer noopener">
          {inner()}
        </a>
      );
    }
    case "text":
    case "escape":
      return <>{inner()}</>;
    default:
      return <>{token.raw}</>;
  }
}

function plain(token: Token): string {
  return unescape("text" in token && typeof token.text === "string" ? token.text : token.raw);
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The lexer writes some characters as HTML would; React writes them itself. */
function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
