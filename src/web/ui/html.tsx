interface HtmlProps {
  html: string;
  className?: string;
  /** Where it is not the language of the page. */
  lang?: string | undefined;
}

/** Shows HTML that was sanitised when it was written and again when the server read it. */
export function Html({ html, className = "prose", lang }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by catalogue/safe-html/safe-html.ts; scripts would not run anyway (content-security-policy.ts)
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
