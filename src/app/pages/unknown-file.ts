/**
 * Whether a program asks for a file by a URL that nothing else serves (an icon, a script, a list of some tool). A browser that
 * shows a page says that it takes HTML; for others a page with everything on it would be 80 KB that nobody reads. Data of pages
 * end with .data.
 */
export const asksForFile = (url: string, accept: string | undefined): boolean =>
  /\.(?!data$)[a-z0-9]{1,11}$/i.test(url.split("?", 1)[0] ?? "") && !accept?.includes("text/html");
