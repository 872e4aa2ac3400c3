import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { proofNeeded } from "../../platform/session/proof-needed.ts";
import { isProofFresh } from "../../platform/session/session-expiry.ts";
import { changePerson, signOutEverywhere } from "./change-person.ts";
import { listPeople } from "./person.store.ts";
import { personRowResponse, readPersonResponse } from "./person-response.ts";
import { setPersonCompany } from "./set-person-company.ts";

type PeopleCalls =
  | "GET /api/admin/people"
  | "GET /api/admin/people/{personId}"
  | "PUT /api/admin/people/{personId}"
  | "POST /api/admin/people/{personId}/billed-company"
  | "POST /api/admin/people/{personId}/sign-out";

const notFound = refuse("not_found", "There is no such person.");

export const peopleApi = ({ database: { db } }: Services): Handlers<PeopleCalls> => ({
  async "GET /api/admin/people"({ query, caller }) {
    const found = await listPeople(db, query, caller.role === "support");
    return { ...found, rows: found.rows.map(personRowResponse) };
  },

  async "GET /api/admin/people/{personId}"({ params, caller, now }) {
    const person = await readPersonResponse(db, params.personId, now);
    // Who has which role, and whose second factor is missing, is no business of support.
    return person && (caller.role !== "support" || person.role === "buyer") ? person : notFound;
  },

  async "PUT /api/admin/people/{personId}"({ params, body, ...staff }) {
    const { personId } = params;
    if (body.role && !isProofFresh(staff.caller.provedAt, staff.now)) return proofNeeded;
    const refused = await changePerson(db, { personId, change: body, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },

  async "POST /api/admin/people/{personId}/billed-company"({ params: { personId }, body, ...staff }) {
    const refused = await setPersonCompany(db, { personId, company: body, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },

  async "POST /api/admin/people/{personId}/sign-out"({ params, ...staff }) {
    const { personId } = params;
    const refused = await signOutEverywhere(db, { personId, staff, now: staff.now });
    return refused ?? (await readPersonResponse(db, personId, staff.now)) ?? notFound;
  },
});
