import type { BilledCompany } from "../../contract/billed-company.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { BegunVerdict, OwnAccount } from "../../contract/own-account.schemas.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import {
  billedCompanyResponse,
  companyToStore,
  noCompany,
} from "../../platform/vat-number/billed-company.ts";
import { readMemberQuestion } from "../member/read-member-question.ts";
import { lockActivePerson } from "./account.store.ts";
import { type ClearBegun, decideBegun, readVerdict } from "./decide-begun.ts";
import { changeOwnPerson, readOwnPerson, setAccountCompany } from "./own-account.store.ts";
import { readWaiting } from "./read-begun.ts";

const nameless = refuse("malformed", "Please enter your first name.");

/** What a person may know and change of their account; texts of products in the language of the page. */
export async function ownAccount(
  db: Db,
  userId: UserId,
  language: Language | undefined,
): Promise<OwnAccount> {
  const row = await readOwnPerson(db, userId);
  return {
    email: row.email,
    emailVerified: row.email_proved_at !== null,
    hasPassword: row.has_password,
    firstName: row.first_name,
    lastName: row.last_name,
    contactNo: row.contact_no ?? "",
    language: row.chosen_language,
    billedCompany: billedCompanyResponse(row.begun_unanswered ? noCompany : row),
    begun: row.begun_unanswered ? await readWaiting(db, userId, language) : null,
    memberQuestion: await readMemberQuestion(db, userId),
  };
}

/** Changes name, number and language of a person at their own wish. Refuses malformed: no first name is left. */
export async function changeOwnAccount(
  db: Db,
  userId: UserId,
  change: Pick<OwnAccount, "firstName" | "lastName" | "contactNo" | "language">,
): Promise<Refusal<"malformed"> | undefined> {
  const firstName = toSingleLine(change.firstName);
  if (!firstName) return nameless;
  await db.transaction().execute((trx) =>
    changeOwnPerson(trx, userId, {
      first_name: firstName,
      last_name: toSingleLine(change.lastName),
      contact_no: toSingleLine(change.contactNo) || null,
      chosen_language: change.language,
    }),
  );
  return undefined;
}

/** Writes down the company that the person's new orders are billed to. Refuses vat_number_invalid. */
export async function setOwnCompany(
  db: Db,
  userId: UserId,
  company: BilledCompany,
): Promise<Refusal<"vat_number_invalid"> | undefined> {
  const stored = companyToStore(company);
  if (isRefusal(stored)) return stored;
  await db.transaction().execute((trx) => setAccountCompany(trx, userId, stored));
  return undefined;
}

/** The answer of a logged-in owner, where the password was set without one. Nothing happens when it was given already. */
export async function decideOwnBegun(
  db: Db,
  jobs: Jobs,
  { userId, answer, clear, now }: { userId: UserId; answer: BegunVerdict; clear: ClearBegun; now: Date },
): Promise<Refusal<"malformed"> | undefined> {
  const begun = readVerdict(answer);
  if (!begun) return nameless;
  await db.transaction().execute(async (trx) => {
    const before = await lockActivePerson(trx, userId);
    if (!before?.begun_unanswered) return;
    await decideBegun(trx, jobs, { userId, begun, claimedAt: before.claimed_at, clear, now });
  });
  return undefined;
}
