import sanitizeHtml from "sanitize-html";

/**
 * An https URL or a path. sanitize-html itself removes `//host`, `/\host` and versions of them with control
 * characters.
 */
const SAFE_LINK_URL = /^(https:\/\/|\/)/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "br", "a", "span", "time"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href"], time: ["datetime"] },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: SAFE_LINK_URL.test(href) ? { href } : {} }),
  },
};

/**
 * Sanitises the HTML of a description: only the tags that a text needs, links only to https or to this host.
 * It keeps text and removes scripts and styles. It runs on write and again on render (readings, 'Pages').
 * Safe HTML passes unchanged.
 */
export const safeHtml = (html: string): string => (html === "" ? "" : sanitizeHtml(html, rules));
