/**
 * How a mail greets. Anybody can sign up or write with anybody's address, so a name that could carry a message or a link
 * to a stranger is left out: letters, and what names have between them.
 */
export function greeting(name: string): string {
  const isName = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u.test(name) && name.length <= 40;
  return isName && !/\.\p{L}/u.test(name) ? `Hello ${name},` : "Hello,";
}
