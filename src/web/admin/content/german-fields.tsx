import { GermanSection } from "../inputs/german-inputs.tsx";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";

interface Translated {
  readonly translations?: { readonly de?: Readonly<Record<string, string>> };
}

/** The names of the texts of a part of the content that can be translated. */
type TextName<Part> = Part extends { translations?: { de?: infer Texts } }
  ? Extract<keyof NonNullable<Texts>, string>
  : never;

interface GermanFieldsProps<Part> {
  readonly part: Part;
  readonly set: (part: Part) => void;
  readonly texts: readonly {
    readonly name: TextName<Part>;
    readonly label: string;
    /** Without it the text is HTML. */
    readonly maxLength?: number;
  }[];
  /** What the shop shows without a translation, where that is not the store's own words. */
  readonly note?: string | undefined;
}

/** The German translations of the texts of a part of the content. Nothing where the shop is only in English. */
export function GermanFields<Part>({ part, set, texts, note }: GermanFieldsProps<Part>) {
  const { translations } = part as Translated;
  const german = translations?.de ?? {};
  return (
    <GermanSection note={note}>
      <FieldStack>
        {texts.map(({ name, label, maxLength }) => {
          const field = {
            label: `${label} in German`,
            onChange: (text: string) => set(withGermanText(part, name, text)),
          };
          const text = german[name] ?? "";
          return maxLength === undefined ? (
            <RichText key={name} {...field} html={text} rows={10} />
          ) : (
            <ContentTextField
              key={name}
              {...field}
              value={text}
              maxLength={maxLength}
              isMultiline={maxLength > 200}
            />
          );
        })}
      </FieldStack>
    </GermanSection>
  );
}

/** Without a text, the part has no translations, as before there were any. */
export function withGermanText<Part>(part: Part, name: string, text: string): Part {
  const { translations, ...own } = part as Translated & object;
  const { [name]: _before, ...others } = translations?.de ?? {};
  const german = text === "" ? others : { ...others, [name]: text };
  return { ...own, ...(Object.keys(german).length > 0 && { translations: { de: german } }) } as Part;
}
