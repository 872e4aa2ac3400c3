import type { Page } from "playwright-core";
import type { StaffRole } from "../../src/contract/staff-role.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** A new staff member with a role, logged in to the admin in this browser, on one of its screens. */
export async function openAdminAs(page: Page, store: TestStore, role: StaffRole, path: string) {
  const staff = await newStaff(store, role);
  await page.goto("/robots.txt"); // any text of the shop: the admin would log out at once, and a page of it takes half a second
  await page.evaluate(
    ([login]) => localStorage.setItem("kitstore.staff", JSON.stringify({ ...login, loginTime: Date.now() })),
    [{ ...staff, fullName: "Asha Rao", role }],
  );
  await page.goto(`/admin#${path}`);
  return staff;
}
