import { fullName } from "../../../contract/full-name.ts";
import { readDraft, saveDraft } from "../form/form-draft.ts";
import { api } from "./api.ts";
import { linkedKit } from "./linked-kit.ts";
import { loggedInUser, storedUser } from "./user.ts";

const signUp = { email: "", firstName: "", lastName: "" };

/**
 * Begins sign-up and login with the e-mail address that a personal code was mailed to, unless somebody has typed another in
 * this tab. `meera.iyer@` most likely belongs to a Meera Iyer; all of it can be changed in the form.
 */
export function saveLinkedPerson(email: string, proof: string | null): void {
  if (proof) linkedKit.set({ email, proof });
  if (loggedInUser() || readDraft("signup", signUp).email || readDraft("login", signUp).email) return;
  const [, first = "", last = ""] = /^([a-z]{2,40})\.([a-z]{2,40})@/i.exec(email) ?? [];
  saveDraft("signup", { email, firstName: capitalized(first), lastName: capitalized(last) });
  saveDraft("login", { email });
}

/**
 * Begins sign-up with the name that a newcomer wrote on the kit's label, so that nobody is asked for it twice. The last word
 * is taken for the last name, and can be changed in the form.
 */
export function saveNewcomerName(labelName: string): void {
  if (loggedInUser()) return;
  const words = labelName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  const typed = readDraft("signup", { ...signUp, contactNo: "" });
  saveDraft("signup", { ...typed, firstName: words.join(" "), lastName });
}

/** The name on the kit's label for somebody who has not logged in. Empty: nothing tells it. */
export function linkedFullName(): string {
  const { firstName = "", lastName = "" } = readDraft("signup", signUp);
  return fullName(firstName, lastName);
}

/** A login that has not proved its address does so by the link that was mailed there; nothing happens with another one's. */
export async function proveByLink(): Promise<void> {
  const [user, kit] = [loggedInUser(), linkedKit.get()];
  if (!user || user.emailVerified || !kit) return;
  const body = { kitLink: kit.proof };
  const proved = await api.call("POST /api/accounts/prove", { body }).catch(() => 0);
  const latest = storedUser.get();
  if (proved === 1 && latest?.userId === user.userId) storedUser.set({ ...latest, emailVerified: true });
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
