import type { MemberChange, MemberInput } from "../../contract/admin/members.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import { countryCodes } from "../../platform/country/country-codes.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { listEmployments, saveEmployments } from "./employment.store.ts";
import * as store from "./member.store.ts";
import { overlapIn, seesSizes } from "./member.ts";
import { listEmails, listTakenEmails, type MemberEmail, saveEmails } from "./member-email.store.ts";

export type InvalidMember =
  | "category_unknown"
  | "country_unknown"
  | "duplicate_entry"
  | "email_invalid"
  | "email_taken"
  | "not_found"
  | "office_unknown"
  | "schedule_overlap";

export const memberNotFound = refuse("not_found", "There is no such member.");
export const memberChanged = refuse(
  "version_conflict",
  "Somebody else changed this member in the meantime, so nothing was saved.",
);

/** Adds a member. Returns the id, or what is wrong with the input. */
export const addMember = (
  db: Db,
  input: MemberInput,
  staff: StaffCaller,
  now: Date,
): Promise<MemberId | Refusal<InvalidMember>> =>
  withUniqueness(
    refusableTransaction(db, async (trx) => {
      const memberId = await writeMember(trx, null, input, now);
      if (!isRefusal(memberId))
        await recordChange(trx, {
          staff,
          action: "member added",
          subject: "members",
          subjectId: memberId,
          now,
        });
      return memberId;
    }),
  );

/** Changes a member. Undefined when it is done. The audit has the names of the changed fields, and nothing personal. */
export const changeMember = (
  db: Db,
  {
    memberId,
    change,
    staff,
    now,
  }: { memberId: MemberId; change: MemberChange; staff: StaffCaller; now: Date },
): Promise<Refusal<InvalidMember | "version_conflict"> | undefined> =>
  withUniqueness(
    refusableTransaction(db, async (trx) => {
      const [before] = await store.lockMembers(trx, [memberId]);
      if (!before) return memberNotFound;
      if (before.version !== change.version) return memberChanged;
      const input = seesSizes(staff.caller.role)
        ? change
        : { ...change, sizes: await listUnchangedSizes(trx, memberId) };
      const fields = await changedFields(trx, before, input);
      const written = await writeMember(trx, memberId, input, now);
      if (isRefusal(written)) return written;
      await recordChange(trx, {
        staff,
        action: "member changed",
        subject: "members",
        subjectId: memberId,
        after: { fields },
        now,
      });
      return undefined;
    }),
  );

/** The sizes of a member whose form did not show them. */
const listUnchangedSizes = async (trx: Trx, memberId: MemberId) =>
  (await store.listSizes(trx, memberId)).map(({ category_id: categoryId, size }) => ({ categoryId, size }));

/** Writes a member and all that belongs to them. `memberId` null: a new one. Refuses what is wrong, and may have written then. */
export async function writeMember(
  trx: Trx,
  memberId: MemberId | null,
  input: MemberInput,
  now: Date,
): Promise<MemberId | Refusal<InvalidMember>> {
  const refused = await refuseInput(trx, memberId, input);
  if (refused) return refused;
  const fields = fieldsOf(input);
  if (memberId !== null) await store.updateMember(trx, memberId, fields, now);
  const id = memberId ?? (await store.insertMember(trx, fields, now));
  await saveEmails(trx, id, emailsOf(input));
  await saveEmployments(trx, id, input.employments);
  await store.saveMemberSizes(
    trx,
    id,
    input.sizes.map(({ categoryId, size }) => ({ category_id: categoryId, size })),
  );
  await store.refreshMemberSearch(trx, id);
  return id;
}

async function refuseInput(
  trx: Trx,
  memberId: MemberId | null,
  input: MemberInput,
): Promise<Refusal<InvalidMember> | undefined> {
  const emails = emailsOf(input);
  const wrong = emails.find(({ email }) => !isEmail(email));
  if (wrong) return refuse("email_invalid", `'${wrong.email}' is no e-mail address.`);
  if (new Set(emails.map(({ email_folded }) => email_folded)).size < emails.length)
    return refuse("duplicate_entry", "An e-mail address is named twice.");
  if (new Set(input.sizes.map(({ categoryId }) => categoryId)).size < input.sizes.length)
    return refuse("duplicate_entry", "A category has two sizes.");
  if ((input.source === "") !== (input.hrId === ""))
    return refuse("duplicate_entry", "HR's number needs the list that it is from, and the list a number.");
  const backwards = input.employments.find(({ startOn, endOn }) => endOn !== null && endOn < startOn);
  if (backwards)
    return refuse(
      "schedule_overlap",
      `The last day ${backwards.endOn} is before the first, ${backwards.startOn}.`,
    );
  const overlap = overlapIn(input.employments);
  if (overlap)
    return refuse(
      "schedule_overlap",
      `The employments from ${overlap[0].startOn} and from ${overlap[1].startOn} share days.`,
    );
  if (input.countryCode && !countryCodes.includes(input.countryCode))
    return refuse("country_unknown", `${input.countryCode} is no country.`);
  const known = await store.findUnknown(trx, input);
  if (known.office) return refuse("office_unknown", "There is no such office.");
  if (known.category) return refuse("category_unknown", "There is no such category.");
  if (known.manager || (memberId !== null && input.managerId === memberId))
    return refuse("not_found", "There is no such manager.");
  const [taken] = await listTakenEmails(
    trx,
    emails.map(({ email_folded }) => email_folded),
    memberId,
  );
  if (taken)
    return refuse(
      "email_taken",
      `${taken.email} belongs to another member. If they are one person, merge them.`,
    );
  return undefined;
}

const emailsOf = ({ emails }: MemberInput): MemberEmail[] =>
  emails.map(({ email, kind }) => ({ email: email.trim(), email_folded: normalizeEmail(email), kind }));

const fieldsOf = (input: MemberInput) => ({
  source: input.source || null,
  hr_id: input.hrId || null,
  first_name: input.firstName,
  last_name: input.lastName,
  office_id: input.officeId,
  country_code: input.countryCode || null,
  cost_center: input.costCenter,
  manager_member_id: input.managerId,
  employment_kind: input.employmentKind,
});

/** The names of what a change says anew, for the audit. */
async function changedFields(
  trx: Trx,
  before: store.LockedMember,
  input: MemberInput,
): Promise<readonly string[]> {
  const own = Object.entries(fieldsOf(input)).filter(
    ([name, value]) => before[name as keyof typeof before] !== value,
  );
  const { member_id: id } = before;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const emails = (await listEmails(trx, id)).map(({ email, kind }) => `${kind} ${email}`);
  const given = input.emails.map(({ email, kind }) => `${kind} ${email}`);
  const sizes = (await store.listSizes(trx, id)).map(({ category_id, size }) => `${category_id} ${size}`);
  const chosen = input.sizes.map(({ categoryId, size }) => `${categoryId} ${size}`);
  const employments = input.employments.toSorted((a, b) => a.startOn.localeCompare(b.startOn));
  return [
    ...own.map(([name]) => name),
    ...(same(emails.toSorted(), given.toSorted()) ? [] : ["emails"]),
    ...(same(await listEmployments(trx, id), employments) ? [] : ["employments"]),
    ...(same(sizes.toSorted(), chosen.toSorted()) ? [] : ["sizes"]),
  ];
}

/** What another request took first. */
export async function withUniqueness<T>(
  written: Promise<T>,
): Promise<T | Refusal<"duplicate_entry" | "email_taken">> {
  return written.catch((error: unknown) => {
    if (isUniqueViolation(error, "members_source_hr_id_key"))
      return refuse("duplicate_entry", "Another member has this number of HR.");
    if (isUniqueViolation(error, "member_emails_email_folded_key"))
      return refuse("email_taken", "Another member has one of these e-mail addresses.");
    throw error;
  });
}
