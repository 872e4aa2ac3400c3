import { useInput, useSourceContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { LanguageSections } from "./language-sections.tsx";
import { type TextsByLanguage, type TranslatedField, withText } from "./translated-field.ts";

export type FormText = Pick<TranslatedField, "label" | "maxLength" | "name" | "rows">;

interface TranslatedInputsProps {
  /** Where the form has what is translated; left out: the record itself, or the row of the list around. */
  readonly at?: string;
  readonly texts: readonly FormText[];
  readonly of?: string;
}

/** The translations of a form's texts, which are fields of the same form. */
export function TranslatedInputs({ at, texts, of }: TranslatedInputsProps) {
  const { fields, translations, onText } = useTranslatedForm(texts, at);
  return <LanguageSections {...{ fields, translations, onText }} {...(of && { of })} />;
}

/** The form's own words, as they are typed, and its translations. */
function useTranslatedForm(texts: readonly FormText[], at?: string) {
  const { getSource } = useSourceContext();
  const source = (name: string) => (at === undefined ? name : `${at}.${name}`);
  const { field } = useInput<TextsByLanguage>({ source: source("translations"), defaultValue: {} });
  const own: readonly unknown[] = useWatch({ name: texts.map(({ name }) => getSource(source(name))) });
  return {
    fields: texts.map((text, index) => ({ ...text, own: String(own[index] ?? "") })),
    translations: field.value as TextsByLanguage | undefined,
    onText: (language: string, text: TranslatedField, typed: string) =>
      field.onChange(withText(field.value ?? {}, language, text, typed)),
  };
}
