/** A part of a German text page. */
export const section = (title: string, html: string): string => `<h2>${title}</h2>${html}`;
