/**
 * Prepares HTML from a word processor: comments, style sheets and Office's own elements go; bold and italic that are only a style
 * become elements; Word's paragraphs that look like list items become lists. Colours, fonts and classes go with the schema of
 * the editor.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  for (const gone of page.querySelectorAll("script, meta, link, title, xml")) gone.remove();
  for (const each of page.querySelectorAll("*"))
    if (each.tagName.includes(":")) each.replaceWith(...each.childNodes);
  for (const styled of page.querySelectorAll<HTMLElement>("[data-style]")) applyWeight(styled);
  let list: Element | undefined;
  for (const paragraph of page.querySelectorAll("p")) {
    const marker = listMarker(paragraph);
    if (marker === undefined) continue;
    const tag = /^[\dA-Za-z]+[.)]/.test(marker) ? "ol" : "ul";
    if (list?.localName !== tag || paragraph.previousElementSibling !== list) {
      list = page.createElement(tag);
      paragraph.before(list);
    }
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
  return page.body.innerHTML;
}

/** The page's content security policy has no inline styles, not even in text that is only read. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<!\[[^\]]*\]>/g, "")
    .replace(/<style[\s\S]*?<\/style>/gi, "")
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));

/** Google Docs wraps all of a text in a <b> that is not bold, and marks what is bold by a style. */
function applyWeight(styled: HTMLElement): void {
  const style = styled.dataset.style ?? "";
  const { localName } = styled;
  if (localName === "b" && /font-weight:\s*normal/i.test(style)) styled.replaceWith(...styled.childNodes);
  if (localName !== "span") return;
  for (const [tag, pattern] of spanStyles) {
    if (!pattern.test(style)) continue;
    const element = styled.ownerDocument.createElement(tag);
    element.append(...styled.childNodes);
    styled.append(element);
  }
}

const spanStyles = [
  ["strong", /font-weight:\s*(bold|[6-9]\d{2})/i],
  ["em", /font-style:\s*italic/i],
] as const;

/** The bullet or number that Word writes as text into a list's paragraph; it is taken out. Undefined: no list. */
function listMarker(paragraph: HTMLParagraphElement): string | undefined {
  if (!/mso-list:\s*l\d/i.test(paragraph.dataset.style ?? "")) return undefined;
  const ignored = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.dataset.style ?? ""),
  );
  if (ignored) {
    ignored.remove();
    return (ignored.textContent ?? "").trim();
  }
  const text = paragraph.firstChild;
  const [found, marker] = /^\s*([·•o§-]|\w{1,3}[.)])[\s\u00A0]+/.exec(text?.textContent ?? "") ?? [];
  if (found && text) text.textContent = (text.textContent ?? "").slice(found.length);
  return marker ?? "";
}
