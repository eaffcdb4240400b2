import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import css from "./field.module.css";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
}

export function Field({ label, hint, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={css["input"]}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  children: ReactNode;
}

export function Choice({ label, children, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} className={css["input"]}>
        {children}
      </select>
    </div>
  );
}
