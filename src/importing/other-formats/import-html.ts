const BLOCK = "(?:div|p|ul|ol|li|table|section|article|h[1-6])";
const innermostBox = new RegExp(
  `<(?:div|section|article)\\b[^>]*>((?:(?!</?${BLOCK}\\b)[\\s\\S])*)</(?:div|section|article)>`,
  "gi",
);
const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Another program's description in the tags that a description has here: bold is strong, a box of text a
 * paragraph, the highest heading h2. Text without tags becomes paragraphs. It does not make the HTML safe;
 * the column that takes it does.
 */
export function importHtml(text: string): string {
  if (!/<[a-z!/]/i.test(text))
    return text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== "")
      .map((paragraph) => `<p>${plainToHtml(paragraph.trim())}</p>`)
      .join("");
  return text
    .replace(innermostBox, (_, inner: string) => (inner.trim() ? `<p>${inner.trim()}</p>` : ""))
    .replace(/<\/?(?:div|section|article)\b[^>]*>/gi, " ")
    .replace(/<(\/?)b(?=[\s>])/gi, "<$1strong")
    .replace(/<(\/?)i(?=[\s>])/gi, "<$1em")
    .replace(/<(\/?)h1(?=[\s>])/gi, "<$1h2")
    .replace(/<(\/?)h[4-6](?=[\s>])/gi, "<$1h3")
    .trim();
}

const plainToHtml = (text: string): string =>
  /&[a-z#0-9]+;/i.test(text)
    ? text.replaceAll("\n", "<br />")
    : text.replace(/[&<>]/g, (each) => escapes[each] ?? each).replaceAll("\n", "<br />");
