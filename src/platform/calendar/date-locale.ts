/** How a language's dates are written: '28 Nov' in English, as most of the world's readers of it do. */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);
