import { Lexer } from "marked";
import { InlineText } from "../document/inline-text.tsx";
import css from "./plain-text.module.css";

/** A message that is only text: paragraphs and lists, drawn as elements. */
export function PlainText({ text }: { text: string }) {
  if (text.trim() === "") return null;
  return (
    <div className={css["text"]} dir="auto">
      {new Lexer().lex(text).map((token, index) => {
        if (token.type === "space") return null;
        if (token.type === "list" && "items" in token && Array.isArray(token.items))
          return (
            <ul key={index}>
              {token.items.map((item: { text: string }, at: number) => (
                <li key={at}>
                  <InlineText text={item.text} />
                </li>
              ))}
            </ul>
          );
        if (token.type === "code") return <pre key={index}>{token.raw}</pre>;
        return (
          <p key={index}>
            <InlineText text={"text" in token && typeof token.text === "string" ? token.text : token.raw} />
          </p>
        );
      })}
    </div>
  );
}
