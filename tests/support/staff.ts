import type { StaffRole } from "../../src/contract/route.ts";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import type { TestStore } from "./store.ts";

/** A logged-in staff member. */
export const newStaff = (store: TestStore, role: StaffRole): Promise<Buyer> => newBuyer(store, { role });
