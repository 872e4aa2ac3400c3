import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { t } from "../../../platform/language/t.ts";
import { MailText } from "./mail-text.tsx";

interface MailPreviewProps {
  readonly preview: { readonly subject: string; readonly html: string; readonly text: string };
}

const frame = { border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden", minWidth: 0 };

/** The mail for an example order: as a mail program shows it, and as its plain text part. */
export const MailPreview = ({ preview: { subject, html, text } }: MailPreviewProps) => (
  <Box role="status" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{subject}</Typography>
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t("As a mail program shows it")}
      </Typography>
      <MailHtml html={html} />
    </div>
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t("As plain text")}
      </Typography>
      <Box sx={{ ...frame, p: 2 }}>
        <MailText>{text}</MailText>
      </Box>
    </div>
  </Box>
);

/** The links of the example lead nowhere. A screen reader reads the plain text below instead. */
function MailHtml({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) showMail(host.current, html);
  }, [html]);
  return (
    <Box role="img" aria-label={t("The mail as a mail program shows it")} sx={frame}>
      <div ref={host} inert />
    </Box>
  );
}

/**
 * Shows the HTML of a mail inside `host`, apart from the styles of the admin. The admin's Content-Security-Policy forbids
 * style attributes and style elements, also while HTML is parsed, so styles are set by script. Every text of a mail is
 * escaped, so ` style="` is an attribute wherever it stands.
 */
function showMail(host: HTMLElement, html: string): void {
  const css: string[] = [];
  const withoutStyles = html
    .replace(/<style>(.*?)<\/style>/gs, (_, rules: string) => {
      css.push(rules);
      return "";
    })
    .replaceAll(' style="', ' data-style="');
  const { body } = new DOMParser().parseFromString(withoutStyles, "text/html");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.join("\n"));
  const page = document.createElement("div");
  page.className = body.className;
  page.dataset.style = body.dataset.style ?? "";
  page.append(...body.childNodes);
  for (const element of [page, ...page.querySelectorAll<HTMLElement>("[data-style]")])
    element.style.cssText = element.dataset.style ?? "";
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(page);
}
