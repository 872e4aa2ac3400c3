import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withUnbrokenNumbers } from "../../notifications/look/unbroken-numbers.ts";
import type { ListedMail, StoredMail } from "../../platform/mail/mail.store.ts";

export const mailboxCss = `:root{color-scheme:light dark;--paper:#fcfaf6;--card:#fff;--ink:#1d1b18;--soft:#625c53;--line:#e6e0d5;--wash:#f7f3ec}
@media (prefers-color-scheme:dark){:root{--paper:#171614;--card:#211e1b;--ink:#f3eee5;--soft:#b5ada0;--line:#37332d;--wash:#2a2622}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;margin-bottom:1.5rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.022em;font-weight:600;margin:0;overflow-wrap:anywhere}
.number{white-space:nowrap}
h2{font-size:1rem;margin:0 0 .5rem}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px;border-radius:4px}
p{margin:0;color:var(--soft)}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:16px;background:var(--card);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.875rem 1.25rem;text-decoration:none;min-height:44px}
li a:hover{background:var(--wash)}
li strong{font-weight:600;overflow-wrap:anywhere}
li span{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
li .time{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
li span:empty{display:none}
@media (max-width:40rem){li a{grid-template-columns:minmax(0,1fr)}li .time{text-align:left}}
.mail{display:grid;gap:1.5rem;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
@media (max-width:56rem){.mail{grid-template-columns:minmax(0,1fr)}}
iframe{width:100%;height:52rem;border:1px solid var(--line);border-radius:16px;background:var(--card)}
pre{margin:0;padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}`;

/** The list of stored mails, newest first. */
export function mailboxPage(mails: readonly ListedMail[], refreshing: boolean): string {
  const toggle = refreshing
    ? h("a", { href: "/mailbox" }, "Stop looking for new mails")
    : h("a", { href: "/mailbox?refresh=on" }, "Look for new mails every 3 seconds");
  return page("Mailbox", refreshing, [
    h("header", { key: "head" }, h("h1", null, "Mailbox"), toggle),
    h(
      "p",
      { key: "why", className: "why" },
      "No mail server is set, so the store keeps its mails here. Set one in Settings to send them.",
    ),
    h("br", { key: "gap" }),
    mails.length > 0
      ? h("ul", { key: "mails" }, mails.map(mailListItem))
      : h("p", { key: "none" }, "No mail has been written yet. Sign up, or place an order."),
  ]);
}

const mailListItem = (mail: ListedMail): ReactNode =>
  h(
    "li",
    { key: mail.mail_id },
    h(
      "a",
      { href: `/mailbox/${mail.mail_id}` },
      h("strong", null, mail.subject ?? subjectPlaceholder(mail)),
      h("span", { className: "time" }, timeOf(mail.queued_at)),
      h("span", null, `To ${mail.recipient}`),
      h("span", { className: "time" }, mail.state === "kept" ? "" : mail.state),
    ),
  );

const subjectPlaceholder = ({ state }: ListedMail): string =>
  state === "queued" ? "Being written …" : "Not written";

/** One mail: its HTML as a mail program shows it, and its plain text. */
export const mailPage = (mail: StoredMail): string =>
  page(mail.subject ?? "Mail", mail.state === "queued", [
    h(
      "header",
      { key: "head" },
      h("h1", null, withUnbrokenNumbers(mail.subject ?? "Being written …", { className: "number" })),
      h("a", { href: "/mailbox" }, "All mails"),
    ),
    h("p", { key: "to" }, `To ${mail.recipient}, ${timeOf(mail.queued_at)}`),
    ...(mail.last_error ? [h("p", { key: "error" }, mail.last_error)] : []),
    h("br", { key: "gap" }),
    h(
      "div",
      { key: "mail", className: "mail" },
      h(
        "section",
        null,
        h("h2", null, "As a mail program shows it"),
        h("iframe", {
          src: `/mailbox/${mail.mail_id}/html`,
          title: "The mail",
          sandbox: "allow-popups allow-popups-to-escape-sandbox",
        }),
      ),
      h("section", null, h("h2", null, "As plain text"), h("pre", null, mail.text_body ?? "")),
    ),
  ]);

const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;

function page(title: string, refreshing: boolean, children: ReactNode): string {
  const document = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "robots", content: "noindex" }),
      refreshing && h("meta", { httpEquiv: "refresh", content: "3" }),
      h("title", null, title),
      h("style", null, mailboxCss),
    ),
    h("body", null, h("main", null, children)),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
