import sanitizeHtml from "sanitize-html";

/** An https address or a path. sanitize-html itself refuses `//host`, `/\host` and what hides them behind control characters. */
const SAFE_LINK = /^(https:\/\/|\/)/i;

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
    a: (tagName, { href = "" }) => ({ tagName, attribs: SAFE_LINK.test(href) ? { href } : {} }),
  },
};

/**
 * Descriptions as they may be shown: only the tags a text needs, links only to https or this host. Text is kept,
 * scripts and styles are not. Used on write and again on render (readings, 'Pages'); tidy HTML passes unchanged.
 */
export const safeHtml = (html: string): string => (html === "" ? "" : sanitizeHtml(html, rules));
