/**
 * The greeting of a mail. Anybody can sign up or write with somebody else's e-mail address, so a name could
 * carry a message or a link to them. Only names of letters and the usual punctuation of names are used.
 */
export function greeting(name: string): string {
  const isName = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u.test(name) && name.length <= 40;
  return isName && !/\.\p{L}/u.test(name) ? `Hello ${name},` : "Hello,";
}
