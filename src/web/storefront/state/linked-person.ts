import { fullName } from "../../../contract/full-name.ts";
import { readDraft, saveDraft } from "../form/form-draft.ts";

const signUp = { email: "", firstName: "", lastName: "" };

/**
 * Begins sign-up and login with the e-mail address that a personal code was mailed to, unless somebody has typed another in
 * this tab. `meera.iyer@` most likely belongs to a Meera Iyer; all of it can be changed in the form.
 */
export function saveLinkedPerson(email: string): void {
  if (readDraft("signup", signUp).email || readDraft("login", signUp).email) return;
  const [, first = "", last = ""] = /^([a-z]{2,40})\.([a-z]{2,40})@/i.exec(email) ?? [];
  saveDraft("signup", { email, firstName: capitalized(first), lastName: capitalized(last) });
  saveDraft("login", { email });
}

/** The name on the kit's label for somebody who has not logged in. Empty: nothing tells it. */
export function linkedFullName(): string {
  const { firstName = "", lastName = "" } = readDraft("signup", signUp);
  return fullName(firstName, lastName);
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
