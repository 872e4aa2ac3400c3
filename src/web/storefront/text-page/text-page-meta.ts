import type { MetaDescriptor } from "react-router";
import { language } from "../../../platform/language/t.ts";
import { pageMeta } from "../page/page-meta.ts";
import type { PageText } from "./page-text-loader.ts";

interface TextPage {
  readonly title: string;
  readonly translatedTitle: string;
  readonly path: string;
  /** Of the English text. A translation is described by its first words. */
  readonly description: string;
  /** Of the built-in text where that is translated. */
  readonly translatedDescription?: string;
}

/** The meta tags of a page whose text is in English unless staff translated it. */
export function textPageMeta(
  { title, translatedTitle, path, description, translatedDescription }: TextPage,
  text: PageText | undefined,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  return pageMeta(
    {
      path,
      languages: text?.languages ?? [],
      ...(language() !== "en" && text && !text.isEnglish
        ? { title: translatedTitle, description: text.beginning ?? translatedDescription }
        : { title, description }),
    },
    matches,
  );
}
