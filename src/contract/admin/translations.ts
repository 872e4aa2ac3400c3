import { type TProperties, Type } from "typebox";

/** Texts in the other languages of the shop. One that is empty or left out is shown in the store's own words. */
export const TranslationsOf = <T extends TProperties>(name: string, texts: T) =>
  Type.Object(
    { de: Type.Optional(Type.Partial(Type.Object(texts, { title: name }))) },
    { description: "by language; a text that is empty or left out is shown in the store's own words" },
  );
