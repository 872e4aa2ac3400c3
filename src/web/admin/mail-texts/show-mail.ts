/**
 * Shows the HTML of a mail inside `host`, apart from the styles of the admin. The admin's Content-Security-Policy forbids
 * style attributes and style elements, also while HTML is parsed, so styles are set by script. Every text of a mail is
 * escaped, so ` style="` is an attribute wherever it stands.
 */
export function showMail(host: HTMLElement, html: string): void {
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
