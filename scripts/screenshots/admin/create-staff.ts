import type { StaffRole } from "../../../src/contract/staff-role.ts";
import { newBuyer } from "../../../tests/support/new-buyer.ts";
import type { TestStore } from "../../../tests/support/store.ts";

/** Farah Sheikh once with each role. The logins last 90 days, so that they do not expire when the clock moves. */
export async function createStaff(store: TestStore): Promise<Record<StaffRole, StaffLogin>> {
  const create = async (role: StaffRole) => {
    const named = { firstName: "Farah", lastName: "Sheikh", email: `farah.${role}@ledgerline.example` };
    const { userId, token } = await newBuyer(store, { role, identity: named });
    const { db } = store.services.database;
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(store.now().getTime() + 90 * 24 * 3_600_000) })
      .where("user_id", "=", userId)
      .execute();
    return { userId, token, role, fullName: "Farah Sheikh" };
  };
  return {
    giver: await create("giver"),
    packing: await create("packing"),
    people: await create("people"),
    support: await create("support"),
    catalogue: await create("catalogue"),
    admin: await create("admin"),
  };
}

export interface StaffLogin {
  readonly userId: number;
  readonly token: string;
  readonly role: StaffRole;
  readonly fullName: string;
}
