import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { contentPath } from "../../../catalogue/content/content.ts";
import type { ContentKind } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";

interface PageTextFieldProps {
  readonly kind: ContentKind;
  readonly html: string | null;
  readonly onChange: (html: string | null) => void;
}

/**
 * A text that replaces the built-in text of a page. Without it the page shows its built-in text, with its
 * figures.
 */
export function PageTextField({ kind, html, onChange }: PageTextFieldProps) {
  if (html === null)
    return (
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography>{t("The page shows its built-in text.")}</Typography>
        <Button variant="outlined" onClick={() => void fetchShopText(kind).then(onChange)}>
          {t("Write your own text, starting from this one")}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start", pt: 1 }}>
      <RichText label={t("Text of the page")} html={html} rows={14} onChange={onChange} />
      <Button color="error" onClick={() => onChange(null)}>
        {t("Back to the built-in text")}
      </Button>
    </Box>
  );
}

/**
 * The text that the shop shows now, without the attributes and sections that belong to the page around it.
 */
async function fetchShopText(kind: ContentKind): Promise<string> {
  const response = await fetch(contentPath(kind));
  // Only the article: the page's own styles are not allowed to run here.
  const [html = ""] = /<article[\s\S]*<\/article>/.exec(await response.text()) ?? [];
  // React separates a text from a value in it by an empty comment.
  const page = new DOMParser().parseFromString(html.replaceAll("<!-- -->", ""), "text/html");
  const prose = page.querySelector("article .prose");
  for (const each of prose?.querySelectorAll("*") ?? [])
    for (const { name } of [...each.attributes]) if (name !== "href") each.removeAttribute(name);
  for (const section of [...(prose?.querySelectorAll("section") ?? [])])
    section.replaceWith(...section.childNodes);
  return prose?.innerHTML.replace(/(<\/(?:p|h2|h3|ul|ol|li|table|tr)>)/g, "$1\n").trim() || "<p></p>";
}
