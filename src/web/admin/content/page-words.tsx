import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ContentKind } from "../../../contract/admin/content.ts";
import { pathOf } from "../../../features/content/content.ts";

interface PageWordsProps {
  readonly kind: ContentKind;
  readonly html: string | null;
  readonly set: (html: string | null) => void;
}

/** Own words in place of a page's built-in ones, as HTML; without any the built-in ones show, with their figures. */
export function PageWords({ kind, html, set }: PageWordsProps) {
  if (html === null)
    return (
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography>The page shows its built-in words.</Typography>
        <Button variant="outlined" onClick={() => void presentWords(kind).then(set)}>
          Write own words, beginning with these
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start", pt: 1 }}>
      <TextField
        label="Words of the page (HTML)"
        multiline
        minRows={12}
        maxRows={30}
        fullWidth
        value={html}
        onChange={(event) => set(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60_000, spellCheck: true } }}
        helperText="Kept: p, h2, h3, ul, ol, li, strong, em, br, table, and links to addresses of the shop or https. Everything else is taken out."
      />
      <Button color="error" onClick={() => set(null)}>
        Back to the built-in words
      </Button>
    </Box>
  );
}

/** The words on the shop now, without what only belongs to the page around them. */
async function presentWords(kind: ContentKind): Promise<string> {
  const response = await fetch(pathOf(kind));
  const [article = ""] = /<article[\s\S]*<\/article>/.exec(await response.text()) ?? []; // without the page's own styles, which may not run here
  const page = new DOMParser().parseFromString(article, "text/html");
  const words = page.querySelector("article .prose");
  for (const each of words?.querySelectorAll("*") ?? [])
    for (const { name } of [...each.attributes]) if (name !== "href") each.removeAttribute(name);
  for (const section of [...(words?.querySelectorAll("section") ?? [])])
    section.replaceWith(...section.childNodes);
  return words?.innerHTML.replace(/(<\/(?:p|h2|h3|ul|ol|li|table|tr)>)/g, "$1\n").trim() || "<p></p>";
}
