import type { StaffRole } from "../../../src/contract/route.ts";
import { newBuyer } from "../../../tests/support/new-buyer.ts";
import type { TestStore } from "../../../tests/support/store.ts";

/** Farah Sheikh with each role, whose logins do not end while pictures are taken. */
export async function staffOfPictures(store: TestStore): Promise<Record<StaffRole, StaffOfPictures>> {
  const made = async (role: StaffRole) => {
    const named = { firstName: "Farah", lastName: "Sheikh", email: `farah.${role}@ledgerline.example` };
    const { userId, token } = await newBuyer(store, { role, named });
    const { db } = store.services.database;
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(store.now().getTime() + 90 * 24 * 3_600_000) })
      .where("user_id", "=", userId)
      .execute();
    return { userId, token, role, fullName: "Farah Sheikh" };
  };
  return { support: await made("support"), catalogue: await made("catalogue"), admin: await made("admin") };
}

export interface StaffOfPictures {
  readonly userId: number;
  readonly token: string;
  readonly role: StaffRole;
  readonly fullName: string;
}
