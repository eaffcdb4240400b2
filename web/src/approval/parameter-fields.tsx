import { useId } from "react";
import css from "./approval-card.module.css";

interface FieldsProps {
  parameters: Readonly<Record<string, unknown>>;
  isEditing: boolean;
  onChange: (parameters: Record<string, unknown>) => void;
}

/** The parameters of an action: read, or written anew with the type that each one has. */
export function ParameterFields({ parameters, isEditing, onChange }: FieldsProps) {
  const entries = Object.entries(parameters);
  if (entries.length === 0) return null;
  return (
    <dl className={css["fields"]}>
      {entries.map(([name, value]) => (
        <Parameter
          key={name}
          name={name}
          value={value}
          isEditing={isEditing}
          onChange={(next) => onChange({ ...parameters, [name]: next })}
        />
      ))}
    </dl>
  );
}

interface ParameterProps {
  name: string;
  value: unknown;
  isEditing: boolean;
  onChange: (value: unknown) => void;
}

function Parameter({ name, value, isEditing, onChange }: ParameterProps) {
  const id = useId();
  const shown = shownValue(value);
  return (
    <div className={css["row"]}>
      <dt>{isEditing ? <label htmlFor={id}>{wordsOf(name)}</label> : wordsOf(name)}</dt>
      <dd dir="auto">
        {!isEditing && <span className={css["value"]}>{shown}</span>}
        {isEditing && typeof value === "boolean" && (
          <input
            id={id}
            type="checkbox"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
        {isEditing && typeof value !== "boolean" && (
          <textarea
            id={id}
            className={css["input"]}
            rows={shown.length > 60 || shown.includes("\n") ? 5 : 1}
            defaultValue={shown}
            onChange={(event) => onChange(readValue(event.target.value, value))}
          />
        )}
      </dd>
    </div>
  );
}

function shownValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
  return value === null || value === undefined ? "" : JSON.stringify(value, undefined, 1);
}

/** What was typed, as the type that stood there before. */
function readValue(text: string, before: unknown): unknown {
  if (typeof before === "number") return Number(text);
  if (Array.isArray(before) && before.every((item) => typeof item === "string"))
    return text
      .split(/[,\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== "");
  if (typeof before === "string" || before === null || before === undefined) return text;
  try {
    return JSON.parse(text);
  } catch {
    return before;
  }
}

/** recipientAddress → Recipient address. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
