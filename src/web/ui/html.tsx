/** Shows HTML that was sanitised when it was written and again when the server read it. */
export function Html({ html, className = "prose" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by features/catalog/safe-html.ts; scripts would not run anyway (content-security-policy.ts)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
