import { memo } from "react";
import type { ReactNode } from "react";
import type { Section } from "../../../src/model/unified-document.ts";
import { citationsOf, statementsOf } from "./citation-sets.ts";
import { CitedText, cutAtStatements } from "./cited-text.tsx";
import { useGradual } from "../ui/use-gradual.ts";
import { ChartView } from "./chart-view.tsx";
import { TableView } from "./table-view.tsx";
import css from "./document-view.module.css";

interface DocumentProps {
  sections: readonly Section[];
  change?: (index: number) => "new" | "gone" | undefined;
}

/** A unified document drawn as elements: the same for answers and for finished files of every format. */
export const DocumentView = memo(function DocumentView({ sections, change }: DocumentProps) {
  const shown = useGradual(sections.length);
  return (
    <div className={css["document"]} data-long={sections.length > manySections}>
      {sections.slice(0, shown).map((section, index) => {
        const drawn = <SectionView key={section.id ?? index} section={section} />;
        const state = change?.(index);
        return state === undefined ? (
          drawn
        ) : (
          <div key={`${section.id} ${index}`} className={css[state]} data-change={state}>
            {drawn}
          </div>
        );
      })}
    </div>
  );
});

const manySections = 60;

/** Drawn once: while the rest comes bit by bit, what stands is left alone. */
const SectionView = memo(function SectionView({ section }: { section: Section }): ReactNode {
  const all = citationsOf(section);
  switch (section.content_type) {
    case "heading":
      return section.elements.map(({ level, text }, index) => (
        <Heading key={index} level={level} text={text} citations={all} />
      ));
    case "paragraph":
      return section.elements.map((element, index) => (
        <p key={index} className={css["paragraph"]} dir="auto">
          <TextElement element={element} fallback={index === section.elements.length - 1 ? all : []} />
        </p>
      ));
    case "quote":
      return section.elements.map((element, index) => (
        <blockquote key={index} className={css["quote"]} dir="auto">
          <TextElement element={element} fallback={all} />
        </blockquote>
      ));
    case "bullet_list":
    case "numbered_list":
      return section.elements.map(({ items }, index) => (
        <ListView
          key={index}
          items={items}
          isNumbered={section.content_type === "numbered_list"}
          last={all}
        />
      ));
    case "table":
      return section.elements.map((element, index) => (
        <TableView key={index} element={element} citations={all} />
      ));
    case "code_block":
      return section.elements.map(({ code }, index) => (
        <pre key={index} className={css["code"]} tabIndex={0}>
          {code}
        </pre>
      ));
    case "image":
      return section.elements.map(({ alt, caption }, index) => (
        <figure key={index} className={css["figure"]}>
          <div className={css["picture"]}>{alt}</div>
          {caption !== undefined && <figcaption>{caption}</figcaption>}
        </figure>
      ));
    case "chart":
      return section.elements.map((element, index) => <ChartView key={index} element={element} />);
  }
});

function Heading({ level, text, citations }: { level: number; text: string; citations: readonly string[] }) {
  const Tag = level <= 1 ? "h2" : level === 2 ? "h3" : "h4";
  return (
    <Tag className={css[Tag]} dir="auto">
      <CitedText pieces={[{ text, citations }]} />
    </Tag>
  );
}

function TextElement({ element, fallback }: { element: { text: string }; fallback: readonly string[] }) {
  const own = citationsOf(element);
  return (
    <CitedText
      pieces={cutAtStatements(element.text, statementsOf(element), own.length > 0 ? own : fallback)}
    />
  );
}

interface ListProps {
  items: readonly unknown[];
  isNumbered: boolean;
  last: readonly string[];
}

function ListView({ items, isNumbered, last }: ListProps) {
  const Tag = isNumbered ? "ol" : "ul";
  const hasOwn = items.some((item) => citationsOf(item).length > 0);
  return (
    <Tag className={isNumbered ? css["numbers"] : css["bullets"]}>
      {items.map((item, index) => {
        const { text, inner } = readItem(item);
        const own = citationsOf(item);
        const citations = own.length > 0 || hasOwn || index < items.length - 1 ? own : last;
        return (
          <li key={index} dir="auto">
            <CitedText pieces={cutAtStatements(text, statementsOf(item), citations)} />
            {inner.length > 0 && <ListView items={inner} isNumbered={false} last={[]} />}
          </li>
        );
      })}
    </Tag>
  );
}

function readItem(item: unknown): { text: string; inner: readonly unknown[] } {
  if (typeof item === "string") return { text: item, inner: [] };
  if (typeof item !== "object" || item === null) return { text: "", inner: [] };
  const text: unknown = Reflect.get(item, "text");
  const inner: unknown = Reflect.get(item, "items");
  return { text: typeof text === "string" ? text : "", inner: Array.isArray(inner) ? inner : [] };
}
