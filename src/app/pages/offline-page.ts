import { createHash } from "node:crypto";
import { inLanguage } from "../../platform/language/in-language.ts";
import { type Language, textDirection } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Reloads the page when the browser is online again. */
const reload = 'addEventListener("online",()=>location.reload())';

/** The colours and sizes of web/ui/tokens.css, copied: this page cannot load other files. */
const styleWith = (font: string): string => `
@font-face{font-family:"Instrument Sans";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:400 650}
:root{color-scheme:light dark;--paper:#fcfaf6;--ink:#1d1b18;--soft:#625c53;--tile:#f0ece4}
@media (prefers-color-scheme:dark){:root{--paper:#171614;--ink:#f3eee5;--soft:#b5ada0;--tile:#2a2723}}
*{box-sizing:border-box;margin:0}
body{min-height:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1.125rem/1.5 "Instrument Sans",system-ui,sans-serif;-webkit-font-smoothing:antialiased;padding:0 max(1rem,min(4vw,2.5rem))}
header{display:flex;align-items:center;height:4rem;font-weight:600;letter-spacing:-.03em}
main:not([hidden]){flex:1;display:grid;align-content:center;justify-items:start;gap:1.25rem;max-width:36rem;padding-bottom:14vh}
svg{width:4rem;height:4rem;padding:1rem;border-radius:50%;background:var(--tile);color:var(--soft)}
h1{font-size:clamp(2.125rem,1.6rem + 2.6vw,3.5rem);line-height:1.04;font-weight:600;letter-spacing:-.022em;text-wrap:balance}
p{color:var(--soft);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.375rem;border-radius:999px;background:var(--ink);color:var(--paper);font-size:1rem;font-weight:550;text-decoration:none}
a:focus-visible{outline:2px solid currentColor;outline:2px solid var(--ink);outline-offset:3px}
`;

export interface OfflinePage {
  readonly html: string;
  readonly policy: string;
}

interface OfflineTexts {
  readonly language: Language;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
}

const textsIn = (language: Language): OfflineTexts =>
  inLanguage(language, () => ({
    language,
    title: t("No connection"),
    heading: t("The store cannot be reached."),
    text: t(
      "You seem to be offline. Your cart is kept: once the connection is back, so is this page, and you go on where you were.",
    ),
    button: t("Try again"),
  }));

/** Shows the text of the address's language: the browser keeps one page, whichever page could not be reached. */
const chooseLanguage = `{const all=[...document.querySelectorAll("main")],prefix=location.pathname.split("/")[1].toLowerCase(),shown=all.find(({lang})=>lang.toLowerCase()===prefix);if(shown){for(const main of all)main.hidden=main!==shown;document.documentElement.lang=shown.lang;document.documentElement.dir=shown.dir;document.title=shown.dataset.title}}`;

const mainOf = (
  { language, title, heading, text, button }: OfflineTexts,
  companyName: string,
): string => `<main lang="${language}" dir="${textDirection(language)}" data-title="${title} | ${companyName}"${language === "en" ? "" : " hidden"}>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.2-2.4M19 12.9a10 10 0 0 0-5.1-2.7M2 9.4A15 15 0 0 1 6.3 6.6M22 9.4A15 15 0 0 0 10.7 5.2M12 20h.01"/></svg>
<h1>${heading}</h1>
<p>${text}</p>
<a href="">${button}</a>
</main>`;

/**
 * The page that a browser shows while the store cannot be reached. It is the same for everybody and loads no other
 * file, so it has the texts of every language that the shop offers.
 */
export function offlinePage(
  { companyName, languages }: { readonly companyName: string; readonly languages: readonly Language[] },
  fontBase64: string,
): OfflinePage {
  const script = languages.length > 1 ? `${chooseLanguage};${reload}` : reload;
  const style = styleWith(fontBase64);
  const name = escapeHtml(companyName);
  const texts = languages.map(textsIn);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)">
<title>${texts[0]?.title} | ${name}</title>
<style>${style}</style>
</head>
<body>
<header>${name}</header>
${texts.map((each) => mainOf(each, name)).join("\n")}
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${sha256(style)}`,
    `script-src ${sha256(script)}`,
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
