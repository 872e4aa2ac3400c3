import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";

interface OwnTextProps {
  readonly label: string;
  readonly text: string;
  readonly isHtml: boolean;
}

/** What is to be translated, in the store's own words. Of HTML, its words alone, a paragraph a line. */
export const OwnText = ({ label, text, isHtml }: OwnTextProps) => (
  <Box sx={{ borderLeft: 2, borderColor: "divider", pl: 1.5, py: 0.5, minWidth: 0 }}>
    <Typography variant="caption" color="textSecondary" component="p">
      {label}
    </Typography>
    <Typography
      variant="body2"
      color={text ? "textPrimary" : "textSecondary"}
      sx={{
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
        maxHeight: 320,
        overflowY: "auto",
      }}
      {...(text && { lang: "en" })}
    >
      {(isHtml ? wordsOf(text) : text) || t("Empty")}
    </Typography>
  </Box>
);

/** Only read: nothing of it reaches the page as HTML. */
function wordsOf(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|tr)>|<br\s*\/?>/gi, "$&\n");
  const { body } = new DOMParser().parseFromString(spaced, "text/html");
  return (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}
