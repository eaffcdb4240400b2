import { memo } from "react";
import { useWords } from "../i18n/words.ts";
import { useMarkScope } from "./mark-context.ts";
import { computationOf } from "./marks.ts";
import { placeWords } from "./place-words.ts";
import css from "./source-list.module.css";

const longest = 180;

/** Every source that the answer uses, and no other. */
export const SourceList = memo(function SourceList() {
  const words = useWords();
  const scope = useMarkScope();
  if (scope === undefined) return null;
  return (
    <ol className={css["sources"]}>
      {scope.marks.all.map((mark) => {
        const [first] = mark.passages;
        if (first === undefined) return null;
        const computed = computationOf(mark)?.words;
        const quote =
          computed?.replaceAll("*", "") ?? mark.passages.map((passage) => passage.quote).join(" … ");
        return (
          <li key={mark.number}>
            <button type="button" className={css["source"]} onClick={() => scope.open(mark.ids)}>
              <span className={css["number"]}>{mark.number}</span>
              <span className={css["words"]}>
                <span className={css["place"]}>
                  <b>{first.document}</b> {placeWords(first.position, words)}
                </span>
                <span className={css["quote"]} dir="auto">
                  {quote.length > longest ? `${quote.slice(0, longest)} …` : quote}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});
