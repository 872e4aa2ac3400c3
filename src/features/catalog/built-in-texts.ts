interface PageText {
  readonly html: string | null;
  readonly isTranslated?: true;
}

/** The text pages whose built-in text is in all languages of the shop. */
const builtInInAllLanguages: readonly string[] = ["about-us", "return-policy", "placing-a-order"];

/** The text of a page, and whether it is there in all languages of the shop: one of staff, or the built-in one where they wrote none. */
export const textInLanguages = (text: PageText | undefined, page: string): PageText => ({
  ...{ html: null, ...text },
  ...((text?.html ?? null) === null &&
    builtInInAllLanguages.includes(page) && { isTranslated: true as const }),
});
