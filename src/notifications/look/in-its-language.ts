import { Fragment, createElement as h, type ReactNode } from "react";
import { shownInEnglish } from "../../platform/language/in-language.ts";
import { textDirection } from "../../platform/language/language.ts";
import { language } from "../../platform/language/t.ts";
import { withIsolatedNames } from "./isolated-names.ts";

/** A text of a mail. What in it is English says so, so that it is not read out as if it were of the mail's language. */
export function inItsLanguage(text: string): ReactNode {
  const english = shownInEnglish();
  const parts = english.size === 0 ? [text] : text.split(anyOf(english));
  if (parts.length === 1) return withIsolatedNames(text);
  const itsOwn = { lang: "en", ...(textDirection(language()) === "rtl" && { dir: "ltr" }) };
  return parts.map((part, index) =>
    index % 2
      ? h("span", { key: index, ...itsOwn }, withIsolatedNames(part))
      : h(Fragment, { key: index }, withIsolatedNames(part)),
  );
}

const LETTER_OR_DIGIT = String.raw`[\p{L}\p{N}]`;

/** Finds each of the texts where no word goes on before or after it, the longest first. */
function anyOf(texts: ReadonlySet<string>): RegExp {
  const words = [...texts].filter((text) => /\p{L}/u.test(text)).sort((a, b) => b.length - a.length);
  const choice = words.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join("|");
  return new RegExp(`(?<!${LETTER_OR_DIGIT})(${choice || "(?!)"})(?!${LETTER_OR_DIGIT})`, "u");
}
