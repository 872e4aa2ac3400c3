import type { StaffRole } from "../../src/contract/route.ts";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import type { TestStore } from "./store.ts";

/** Somebody who works in the back office, logged in. */
export const newStaff = (store: TestStore, role: StaffRole): Promise<Buyer> => newBuyer(store, { role });
