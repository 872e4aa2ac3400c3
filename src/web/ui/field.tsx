import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { t } from "../../platform/language/t.ts";
import type { Elements } from "./elements.ts";

interface FieldText {
  label: string;
  /** Help that is always shown. */
  hint?: string | ReactElement | undefined;
  /** What is wrong and what to do; screen readers read it with the field. */
  error?: string | null | undefined;
  optional?: boolean;
}

type DescribedProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Label, control, hint and error, connected for screen readers. Labels are always visible. */
function FieldLayout({
  label,
  hint,
  error,
  optional,
  children,
}: FieldText & { children: (described: DescribedProps) => Elements }) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        <span>{label}</span>
        {optional && <span className="font-normal text-soft"> {t("(optional)")}</span>}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, optional, ...input }: FieldText & ComponentProps<"input">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(described) => <input type="text" className="control" {...input} {...described} />}
    </FieldLayout>
  );
}

export function TextArea({ label, hint, error, optional, ...input }: FieldText & ComponentProps<"textarea">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(described) => <textarea rows={5} className="control" {...input} {...described} />}
    </FieldLayout>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  children,
  ...select
}: FieldText & ComponentProps<"select">) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(described) => (
        <select className="control" {...select} {...described}>
          {children}
        </select>
      )}
    </FieldLayout>
  );
}

export function CheckField({ label, ...input }: { label: ReactNode } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" className="size-5 accent-accent" {...input} />
      <label htmlFor={id} className="py-2 text-sm">
        {label}
      </label>
    </div>
  );
}
