import type { StaffRole } from "../../src/contract/staff-role.ts";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import type { TestStore } from "./store.ts";

/** A logged-in staff member. */
export const newStaff = (store: TestStore, role: StaffRole): Promise<Buyer> => newBuyer(store, { role });

/** The token of one login for all of a file's tests. `store` is called at the first use, because a file's store opens after this. */
export function staffToken(store: () => TestStore, role: StaffRole): () => Promise<string> {
  let login: Promise<Buyer> | undefined;
  return async () => {
    login ??= newStaff(store(), role);
    return (await login).token;
  };
}
