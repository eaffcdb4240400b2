import { FileOutput, Gauge, SlidersHorizontal } from "lucide-react";
import { useId, useRef } from "react";
import { request } from "../api/request.ts";
import type { ModelRow } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Choice, Field } from "../ui/field.tsx";
import { Menu } from "../ui/menu.tsx";
import { placeBeside } from "../ui/place-beside.ts";
import { formatName, formats } from "./formats.ts";
import type { RoundOptions } from "./round-options.ts";
import css from "./option-menus.module.css";

interface OptionProps {
  options: RoundOptions;
  onChange: (change: Partial<RoundOptions>) => void;
}

export function FormatMenu({ options, onChange }: OptionProps) {
  const { t } = useWords();
  const { format } = options;
  const items = [["", t("format.auto")] as const, ...formats].map(([ending, label]) => ({
    ...{
      key: ending || "auto",
      label,
      isChosen: ending === format,
      onPick: () => onChange({ format: ending }),
    },
  }));
  const shown = format === "" ? t("format.label") : formatName(format);
  return (
    <Menu
      label={t("format.label")}
      shown={shown}
      icon={<FileOutput size={15} />}
      items={items}
      size="small"
    />
  );
}

const modes: readonly (readonly [string, WordKey])[] = [
  ["dynamic", "mode.dynamic"],
  ["actionplan", "mode.actionplan"],
  ["automation", "mode.automation"],
];

/** Model, mode and budget in one small panel: most requests need none of them. */
export function MoreOptions({ options, onChange, letters }: OptionProps & { letters: number }) {
  const { t } = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const shown = options.budget === "" ? undefined : `≤ ${options.budget}`;
  const icon = shown === undefined ? <SlidersHorizontal size={15} /> : <Gauge size={15} />;
  const label = t("options.label");
  const onToggle = () => {
    if (panel.current?.matches(":popover-open") !== true || anchor.current === null) return;
    placeBeside(panel.current, anchor.current.getBoundingClientRect());
  };
  return (
    <span ref={anchor}>
      <Button look="quiet" size="small" popoverTarget={id} aria-label={label} title={label} icon={icon}>
        {shown}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css["panel"]}
        onToggle={onToggle}
        role="group"
        aria-label={label}
      >
        <OptionFields {...{ options, onChange, letters }} />
      </div>
    </span>
  );
}

function OptionFields({ options, onChange, letters }: OptionProps & { letters: number }) {
  const { t, price } = useWords();
  const { value } = useLoad("models", (signal) => request<{ models: ModelRow[] }>("/models", { signal }));
  const usable = (value?.models ?? []).filter((model) => model.usable);
  const chosen = usable.find((model) => model.id === options.model) ?? usable.find((model) => model.default);
  const auto =
    chosen === undefined ? t("options.model-auto") : t("options.model-default", { name: chosen.id });
  return (
    <>
      <Choice
        label={t("options.model")}
        value={options.model}
        onChange={(event) => onChange({ model: event.target.value })}
      >
        <option value="">{auto}</option>
        {usable.map((model) => (
          <option key={model.id} value={model.id}>
            {model.id}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("options.mode")}
        value={options.mode}
        onChange={(event) => onChange({ mode: event.target.value })}
      >
        {modes.map(([mode, word]) => (
          <option key={mode} value={mode}>
            {t(word)}
          </option>
        ))}
      </Choice>
      <Field
        label={t("options.budget")}
        inputMode="decimal"
        placeholder={t("options.no-limit")}
        value={options.budget}
        onChange={(event) => onChange({ budget: event.target.value.replaceAll(/[^\d.,]/g, "") })}
        hint={t("options.estimate", { price: price(estimatePrice(chosen, letters)) })}
      />
    </>
  );
}

const promptTokens = 8_000;
const lettersPerToken = 4;
const answerTokens = 2_000;
const readings = 2;

/** A rough figure from the size of what is sent: prompts, the files about twice, and an answer. Prices are per million tokens. */
function estimatePrice(model: ModelRow | undefined, letters: number): number {
  const tokensIn = promptTokens + (letters / lettersPerToken) * readings;
  return ((model?.priceIn ?? 0) * tokensIn + (model?.priceOut ?? 0) * answerTokens) / 1_000_000;
}
