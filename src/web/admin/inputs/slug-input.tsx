import TextField from "@mui/material/TextField";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormDataConsumer, InputHelperText, required, useInput, useRecordContext } from "react-admin";
import { slugOfName } from "../../../catalogue/slug/slug.ts";
import { t } from "../../../platform/language/t.ts";

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
    let isCurrent = true;
    if (isNew && !isTyped.current && name)
      void slugOf(name).then((slug) => isCurrent && !isTyped.current && change(slug));
    return () => {
      isCurrent = false;
    };
  }, [isNew, name]);
  return (
    <TextField
      {...field}
      id={id}
      size="small"
      label={t("URL path *")}
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

/** The letters of other scripts are loaded for a name that has some. */
async function slugOf(name: string): Promise<string> {
  if (/^[\p{sc=Latn}\P{L}]*$/u.test(name)) return slugOfName(name);
  const { transliteratedSlug } = await import("../../../catalogue/slug/transliterated-slug.ts");
  return transliteratedSlug(name);
}

/** Keeps a dash at the end, so that the next word can be typed. */
const slugWhileTyping = (typed: string): string =>
  slugOfName(typed) + (/[^a-z0-9]$/i.test(typed) && typed ? "-" : "");
