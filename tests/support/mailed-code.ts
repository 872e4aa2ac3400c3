import { randomBytes } from "node:crypto";
import type { ReceivedMail } from "./inbox.ts";
import type { TestStore } from "./store.ts";

export const newEmail = (): string => `new-${randomBytes(6).toString("hex")}@ledgerline.example`;

/** The mails received for an e-mail address, oldest first. */
export const mailsTo = ({ inbox }: TestStore, email: string): ReceivedMail[] =>
  inbox.mails.filter((mail) => mail.to.includes(email));

/** Waits for the n-th mail to an e-mail address. */
export function mailTo(store: TestStore, email: string, nth = 1): Promise<ReceivedMail> {
  return store.inbox.next((mail) => mailsTo(store, email)[nth - 1] === mail);
}

/** The digits in the text of a mail. */
export function codeIn(mail: ReceivedMail): string {
  const [, code] = /^ {4}(\d{6,12})\r?$/m.exec(mail.text) ?? [];
  if (!code) throw new Error(`No code in: ${mail.text}`);
  return code;
}

/** Any other code. */
export const otherCode = (code: string): string => (code === "000000" ? "111111" : "000000");

/** Signs up a new person as the page does. */
export async function signUp(store: TestStore, fields: object = {}, headers: Record<string, string> = {}) {
  const email = newEmail();
  const body = { firstName: "Asha", lastName: "Nair", email, contactNo: "", isIndividual: true, ...fields };
  const response = await store.call("POST /api/accounts/signup", { body, headers });
  return { email, ...response };
}

/** Signs up a new person, who then sets a password with the mailed code. */
export async function signUpWithPassword(store: TestStore, password = "a quiet green bicycle") {
  const { email, body } = await signUp(store);
  const otp = codeIn(await mailTo(store, email));
  const { body: result } = await store.call("POST /api/accounts/RecoverPassword", {
    body: { email, otp, newPassword: password },
  });
  if (result !== 1) throw new Error(`The password was not set: ${result}`);
  return { email, password, userId: body.userId, signUpToken: body.token };
}
