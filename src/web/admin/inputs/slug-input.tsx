import TextField from "@mui/material/TextField";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormDataConsumer, InputHelperText, required, useInput, useRecordContext } from "react-admin";
import { slugOfName } from "../../../catalogue/slug/slug.ts";

/**
 * The slug of a product or a category. A new record's slug follows its name until somebody types one; an existing one
 * stays, because links lead to it. `changeHelp`: what a change of an existing one does.
 */
export const SlugInput = (props: SlugHelp) => (
  <FormDataConsumer>
    {({ formData }) => <SlugField name={String(formData.name ?? "")} {...props} />}
  </FormDataConsumer>
);

interface SlugHelp {
  readonly helperText: string;
  readonly changeHelp?: string;
}

function SlugField({ name, helperText, changeHelp }: SlugHelp & { name: string }) {
  const isNew = useRecordContext()?.id === undefined;
  const isTyped = useRef(false);
  const { id, field, fieldState } = useInput({ source: "slug", validate: required() });
  const change = useEffectEvent(field.onChange);
  useEffect(() => {
    if (isNew && !isTyped.current && name) change(slugOfName(name));
  }, [isNew, name]);
  return (
    <TextField
      {...field}
      id={id}
      size="small"
      label="URL path *"
      fullWidth
      error={fieldState.invalid}
      onChange={({ target }) => {
        isTyped.current = true;
        field.onChange(slugWhileTyping(target.value));
      }}
      helperText={
        <InputHelperText
          error={fieldState.error?.message ?? ""}
          helperText={isNew || !changeHelp ? helperText : `${helperText} ${changeHelp}`}
        />
      }
    />
  );
}

/** Keeps a dash at the end, so that the next word can be typed. */
const slugWhileTyping = (typed: string): string =>
  slugOfName(typed) + (/[^a-z0-9]$/i.test(typed) && typed ? "-" : "");
