import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { TypedOffer } from "./typed-offer.tsx";
import { isObject } from "./typed-storage.ts";
import { useTyped } from "./use-typed.ts";

type Values = Record<string, unknown>;

/** react-admin's inputs make null of an emptied field: that is no change of a field that was empty. */
const emptied = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) => (value === null ? "" : value));

/**
 * In a form: keeps what is typed through a reload, by the form's name, which has the id of its record. Never in a form with
 * a password or a code. Whoever sends the form calls `saveTyped(form, null)` once it succeeded.
 */
export function KeepTyped({ form }: { form: string }) {
  const { reset } = useFormContext<Values>();
  const { isDirty, defaultValues } = useFormState<Values>();
  const values: Values = useWatch<Values>();
  const isChanged = isDirty && emptied(values) !== emptied(defaultValues);
  const { offered, take, discard } = useTyped(form, { values, isChanged }, isObject);
  if (!offered) return null;
  return (
    <TypedOffer
      onBringBack={() => {
        reset({ ...values, ...offered }, { keepDefaultValues: true });
        take();
      }}
      onDiscard={discard}
    />
  );
}
