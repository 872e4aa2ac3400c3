interface PageText {
  readonly html: string | null;
  readonly isTranslated?: true;
}

/** The text of a page, and whether it is there in all languages of the shop: one of staff, or the built-in one, which is. */
export const textInLanguages = (text: PageText | undefined): PageText =>
  text && text.html !== null ? text : { html: null, isTranslated: true };
