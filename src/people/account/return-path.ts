/** Pages that a person comes from to get a code: leading back to them would lead nowhere. */
const codePages = /^\/(de\/)?(accounts\/(login|signup|recover-password)|api|admin|mailbox)(?![\w-])/;

/**
 * A path of this store that a mail's button may carry; null for anything else. Anybody can ask for a mail to somebody else's
 * address, so the path cannot leave the store, and has no character that ends a link in a text.
 */
export function readReturnPath(text: string | undefined): string | null {
  const isPath =
    text && text.length <= 300 && /^\/(?![/\\])[\w./%-]*(\?[\w.=&%+-]*)?(#[\w.=&%+-]*)?$/.test(text);
  return isPath && !codePages.test(text) ? text : null;
}
