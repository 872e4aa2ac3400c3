import sanitizeHtml from "sanitize-html";

/**
 * An https URL or a path. sanitize-html itself removes `//host`, `/\host` and versions of them with control
 * characters.
 */
const SAFE_LINK_URL = /^(https:\/\/|\/)/i;
/** Images of this store only: another host would learn who reads the page. */
const OWN_IMAGE = /^\/images\/[0-9a-f]{24}\/[a-z0-9-]{1,200}$/;

/** Width and height keep the image's place while it loads. */
const wholeNumbers = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => /^[1-9]\d{0,3}$/.test(value)));

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "br", "a", "span", "time"],
    ...["table", "thead", "tbody", "tr", "th", "td", "img"],
  ],
  allowedAttributes: { a: ["href"], time: ["datetime"], img: ["src", "alt", "width", "height", "loading"] },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: SAFE_LINK_URL.test(href) ? { href } : {} }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: { src, alt, ...wholeNumbers({ width, height }), loading: "lazy" },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_IMAGE.test(attribs.src ?? ""),
};

/**
 * Sanitises the HTML of a description: only the tags that a text needs, links only to https or to this host.
 * It keeps text and removes scripts and styles. It runs on write and again on render (readings, 'Pages').
 * Safe HTML passes unchanged.
 */
export const safeHtml = (html: string): string => (html === "" ? "" : sanitizeHtml(html, rules));

/** True for HTML that shows nothing. */
export const isEmptyHtml = (html: string): boolean => html.replace(/<(?!img)[^>]*>|\s|&nbsp;/g, "") === "";
