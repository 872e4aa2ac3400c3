import { LanguageSections } from "./language-sections.tsx";
import { type TextsByLanguage, type TranslatedField, withText } from "./translated-field.ts";

/** The names of the texts of a part of the content that can be translated. */
type TextName<Part> = Part extends { translations?: Readonly<Record<string, infer Texts>> }
  ? Extract<keyof Texts, string>
  : never;

interface TranslatedPartProps<Part> {
  readonly part: Part;
  readonly set: (part: Part) => void;
  readonly texts: readonly (Pick<TranslatedField, "label" | "maxLength" | "rows"> & {
    readonly name: TextName<Part>;
  })[];
  readonly of?: string;
  readonly note?: ((language: string) => string) | undefined;
}

/** The translations of a part of the content, which has its own words under the same names. */
export function TranslatedPart<Part extends object>({
  part,
  set,
  texts,
  of,
  note,
}: TranslatedPartProps<Part>) {
  const own = part as Readonly<Record<string, unknown>> & { readonly translations?: TextsByLanguage };
  return (
    <LanguageSections
      fields={texts.map((text) => ({ ...text, own: String(own[text.name] ?? "") }))}
      translations={own.translations}
      onText={(language, field, text) =>
        set(withTranslations(part, withText(own.translations ?? {}, language, field, text)))
      }
      note={note}
      {...(of && { of })}
    />
  );
}

/** Without a text, the part has no translations, as before there were any. */
export function withTranslations<Part extends object>(part: Part, translations: TextsByLanguage): Part {
  const { translations: _before, ...own } = part as Part & { readonly translations?: TextsByLanguage };
  return { ...own, ...(Object.keys(translations).length > 0 && { translations }) } as Part;
}
