import { createHash, randomBytes } from "node:crypto";
import type { LoggedInStaff } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { saveExportLink } from "./store-export.store.ts";

const LINK_LIFE_MS = 60_000;

export const EXPORT_PATH = "/admin/exports/";

/**
 * `browser` is the value of the cookie XSRF-TOKEN: somebody else who sees the link in a log or over a shoulder does not have it. Empty
 * for programs, which have no cookies.
 */
export const hashExportToken = (token: string, browser: string): Buffer =>
  createHash("sha256").update(`${token}.${browser}`).digest();

/** Makes the link that downloads the whole store once, within a minute, in one browser. The audit names who asked for it. */
export async function makeExportLink(db: Db, staff: LoggedInStaff, browser: string, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + LINK_LIFE_MS);
  await db.transaction().execute(async (trx) => {
    const madeBy = staff.caller.userId as UserId;
    await saveExportLink(trx, { tokenHash: hashExportToken(token, browser), madeBy, endsAt, now });
    await recordChange(trx, {
      staff,
      action: "whole store exported",
      subject: "settings",
      subjectId: "store",
      now,
    });
  });
  return { path: `${EXPORT_PATH}${token}`, endsAt: endsAt.toISOString() };
}
