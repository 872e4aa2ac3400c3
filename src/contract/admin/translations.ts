import { type TProperties, Type } from "typebox";

/** English is the language of the store's own words, so it has no translations. */
const OTHER_LANGUAGE = "^(?!en$)[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$";

/** Texts by the tags of other languages. One that is empty or left out is shown in the store's own words. */
export const TranslationsOf = <T extends TProperties>(name: string, texts: T) =>
  Type.Record(Type.String({ pattern: OTHER_LANGUAGE }), Type.Partial(Type.Object(texts, { title: name })), {
    additionalProperties: false,
    maxProperties: 60,
    description:
      "by the tag of the language (BCP 47); a text that is empty or left out is shown in the store's own words",
  });

/** The texts that translations have in each language. */
export type TextsOf<Translations extends Readonly<Record<string, object>>> = Required<Translations[string]>;
