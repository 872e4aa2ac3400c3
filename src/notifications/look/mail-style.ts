/**
 * The look of mails. The inline colours are for a light screen. Classes change them where a mail program
 * reports a dark screen. Some programs invert colours by themselves; the colours stay readable then.
 */
export const palette = {
  paper: "#fcfaf6",
  card: "#ffffff",
  ink: "#1d1b18",
  soft: "#625c53",
  line: "#e6e0d5",
  wash: "#f7f3ec",
} as const;

const fontFamily =
  "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** As wide as a line of text is pleasant to read. */
export const PAGE_PX = 560;

export const style = {
  body: { margin: "0", padding: "0", backgroundColor: palette.paper },
  preview: {
    display: "none",
    overflow: "hidden",
    lineHeight: "1px",
    maxHeight: "0",
    maxWidth: "0",
    opacity: 0,
  },
  paper: { padding: "0", backgroundColor: palette.paper, color: palette.ink, fontFamily },
  page: { maxWidth: `${PAGE_PX}px`, margin: "0 auto" },
  pageCell: { padding: "32px 16px 40px" },
  brand: {
    margin: "0 0 16px",
    padding: "0 8px",
    fontSize: "18px",
    lineHeight: "24px",
    fontWeight: 700,
    letterSpacing: "-0.03em",
  },
  /** With the light background of the page, so that a dark logo is seen on a dark screen too. */
  logo: {
    display: "inline-block",
    height: "28px",
    width: "auto",
    maxWidth: "160px",
    color: palette.ink, // for the name, which is shown while pictures are not loaded
    padding: "6px 10px",
    margin: "-6px -10px",
    borderRadius: "8px",
    backgroundColor: palette.paper,
  },
  image: {
    display: "block",
    borderRadius: "8px",
    backgroundColor: palette.wash,
    objectFit: "cover" as const,
  },
  /** As wide as the card on a phone; on a wide screen the button below stays in sight. */
  largeImage: {
    display: "block",
    width: "100%",
    maxWidth: "360px",
    height: "auto",
    margin: "0 auto 20px",
    borderRadius: "12px",
    backgroundColor: palette.wash,
  },
  cardTable: { borderCollapse: "separate" },
  card: {
    backgroundColor: palette.card,
    border: `1px solid ${palette.line}`,
    borderRadius: "16px",
    padding: "36px 32px 20px",
  },
  heading: {
    margin: "0 0 20px",
    fontSize: "26px",
    lineHeight: "1.2",
    fontWeight: 600,
    letterSpacing: "-0.022em",
    color: palette.ink,
  },
  subheading: {
    margin: "28px 0 8px",
    fontSize: "15px",
    lineHeight: "1.4",
    fontWeight: 600,
    color: palette.ink,
  },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.6", color: palette.ink },
  note: { margin: "0 0 16px", fontSize: "14px", lineHeight: "1.6", color: palette.soft },
  letter: {
    margin: "0 0 16px",
    fontSize: "16px",
    lineHeight: "1.6",
    whiteSpace: "pre-wrap",
    unicodeBidi: "plaintext",
    overflowWrap: "anywhere",
    color: palette.ink,
  },
  quote: {
    margin: "0 0 16px",
    padding: "14px 18px",
    backgroundColor: palette.wash,
    borderRadius: "10px",
    fontSize: "15px",
    lineHeight: "1.6",
    whiteSpace: "pre-wrap",
    unicodeBidi: "plaintext",
    overflowWrap: "anywhere",
    color: palette.ink,
  },
  code: {
    margin: "4px 0 20px",
    padding: "18px 0",
    backgroundColor: palette.wash,
    border: `1px solid ${palette.line}`,
    borderRadius: "12px",
    textAlign: "center",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "32px",
    lineHeight: "1.2",
    letterSpacing: "0.18em",
    color: palette.ink,
  },
  longCode: { fontSize: "22px", letterSpacing: "0.06em", whiteSpace: "nowrap" },
  buttonTable: { margin: "20px 0", borderCollapse: "separate" },
  /** Outlook ignores the padding of a link, and takes this one instead. */
  buttonCell: { borderRadius: "999px", msoPaddingAlt: "14px 24px" },
  button: {
    display: "inline-block",
    padding: "14px 24px",
    borderRadius: "999px",
    fontSize: "16px",
    lineHeight: "1.2",
    fontWeight: 600,
    textDecoration: "none",
  },
  label: {
    padding: "6px 0",
    fontSize: "14px",
    lineHeight: "1.5",
    color: palette.soft,
    verticalAlign: "top",
  },
  value: {
    padding: "6px 0",
    fontSize: "15px",
    lineHeight: "1.5",
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    unicodeBidi: "plaintext",
    color: palette.ink,
    verticalAlign: "top",
  },
  cell: {
    padding: "10px 0",
    borderTop: `1px solid ${palette.line}`,
    verticalAlign: "top",
    fontSize: "15px",
    lineHeight: "1.5",
  },
  detail: { display: "block", fontWeight: 400, fontSize: "13px", lineHeight: "1.5", color: palette.soft },
  foot: { margin: "20px 0 0", padding: "0 8px", fontSize: "13px", lineHeight: "1.7", color: palette.soft },
  link: { color: palette.soft, textDecoration: "underline" },
} as const;

/** Overrides the inline colours on dark screens. */
export const darkCss = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#171614!important}
.card{background-color:#211e1b!important;border-color:#37332d!important}
.ink{color:#f3eee5!important}
.soft{color:#b5ada0!important}
.wash{background-color:#2a2622!important;border-color:#37332d!important}
.cell{border-color:#37332d!important}
.image{opacity:.9}
}
@media (max-width:480px){.card{padding:28px 20px 12px!important}
.term,.fact{display:block!important;width:auto!important}
.term{padding:8px 0 0!important}
.fact{padding:0 0 6px!important}
}`;

/** White or the dark text colour, whichever has more contrast on the accent (WCAG's relative luminance). */
export function onAccent(accent: string): string {
  const channel = (at: number) => {
    const value = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.062 ? "#ffffff" : palette.ink;
}
