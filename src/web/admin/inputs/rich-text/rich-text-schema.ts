import { type DOMOutputSpec, DOMParser, DOMSerializer, type NodeSpec, Schema } from "prosemirror-model";

const cell = (tag: "td" | "th"): NodeSpec => ({
  content: "inline*",
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** As on the server: https or a path of this store. Another link is its text alone, before anybody can open it in the editor. */
const safeLink = (href: string) => (/^(https:\/\/|\/(?![/\\]))/i.test(href) ? { href } : false);

/**
 * What a text of the shop may have: the tags of catalogue/safe-html/safe-html.ts. Whatever is pasted becomes this, or plain text.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: "inline*",
      group: "block",
      defining: true,
      parseDOM: [
        { tag: "h1", attrs: { level: 2 } },
        { tag: "h2", attrs: { level: 2 } },
        ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    ordered_list: {
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    list_item: {
      content: "paragraph block*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    table: {
      content: "table_row+",
      group: "block",
      parseDOM: [{ tag: "table" }],
      toDOM: () => ["table", ["tbody", 0]],
    },
    table_row: { content: "(table_cell | table_header)+", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
    table_cell: cell("td"),
    table_header: cell("th"),
    text: { group: "inline" },
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    image: {
      inline: true,
      group: "inline",
      attrs: { src: {}, alt: { default: "" }, width: { default: null }, height: { default: null } },
      parseDOM: [
        {
          tag: "img[src^='/images/']",
          getAttrs: (image) => ({
            src: image.getAttribute("src"),
            alt: image.getAttribute("alt") ?? "",
            width: image.getAttribute("width"),
            height: image.getAttribute("height"),
          }),
        },
      ],
      toDOM: ({ attrs }) => ["img", attrs],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => safeLink(link.getAttribute("href") ?? "") }],
      toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});

/** HTML of the shop as a document of the editor. What the schema does not have is left out, but for its text. */
export function parseRichText(html: string) {
  const page = new window.DOMParser().parseFromString(html, "text/html");
  return DOMParser.fromSchema(richTextSchema).parse(page.body);
}

const serializer = DOMSerializer.fromSchema(richTextSchema);

/** A list item with one paragraph is written without it, as the shop's own texts are. An empty document is ''. */
export function richTextHtml(doc: ReturnType<typeof parseRichText>): string {
  if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0) return "";
  const holder = window.document.createElement("div");
  holder.append(serializer.serializeFragment(doc.content, { document: window.document }));
  for (const item of holder.querySelectorAll("li"))
    if (item.firstElementChild?.tagName === "P")
      item.firstElementChild.replaceWith(...item.firstElementChild.childNodes);
  return holder.innerHTML;
}
