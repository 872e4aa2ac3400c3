import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";

const EMAIL = "support@ledgerline.example";
const PASSWORD = "ledgerline-demo";

describeShop("the tab of the admin", (shop) => {
  it("has the number of orders that came in since the list was looked at, until it is", async () => {
    const { page, context } = await shop().visitor();
    await context.clock.install();
    const { store } = shop();
    await placeOrder(store);
    await openAdminAs(page, store, "support", "/orders");
    await page.getByRole("tab", { name: "All" }).waitFor();
    // What was seen is noted by a call of its own: orders that are placed before it ends are not new.
    await page.waitForFunction(() => localStorage.getItem("kitstore.newestOrderSeen"));
    await page.waitForLoadState("networkidle");
    await page.goto("/admin#/enquiries");
    await placeOrder(store);
    await placeOrder(store);
    await page.clock.fastForward("01:05");
    await expect.poll(() => page.title()).toBe("(2) Orders · Admin");
    await page.goto("/admin#/orders");
    await expect.poll(() => page.title()).toBe("Admin");
    await page.goto("/admin#/enquiries");
    await page.clock.fastForward("01:05");
    await expect.poll(() => page.title()).toBe("Admin");
  });
});

describeShop("the login of staff", (shop) => {
  const question = (page: Page) => page.getByRole("dialog", { name: "Still there?" });
  const again = (page: Page) => page.getByRole("dialog", { name: "Log in again" });
  const note = (page: Page) => page.getByLabel("Note for staff");

  /** A member of staff on the page of a new order, with a note typed and not saved. */
  async function typing() {
    const { page, context, expectComplaint } = await shop().visitor();
    expectComplaint(/401/); // a call of the session that has ended
    await context.clock.install();
    const { store } = shop();
    const { orderNo } = await placeOrder(store);
    await logIn(page, orderNo);
    await note(page).fill("She asked for a larger size");
    const { token } = await newStaff(store, "support");
    const notes = async () =>
      (
        await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })
      ).body.timeline.filter(({ kind }) => kind === "note").length;
    return { page, context, orderNo, notes };
  }
  async function logIn(page: Page, orderNo: string) {
    await page.goto(`/admin#/orders/${orderNo}/show`);
    await page.getByLabel("E-mail").fill(EMAIL);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await note(page).waitFor();
  }
  async function logInAgain(page: Page, password = PASSWORD) {
    await again(page).getByLabel("E-mail").fill(EMAIL);
    await again(page).getByLabel("Password").fill(password);
    await again(page).getByRole("button", { name: "Log in" }).click();
  }

  it("asks two minutes before it ends, and any key goes on", async () => {
    const { page } = await typing();
    await page.clock.fastForward("17:30");
    expect(await question(page).count()).toBe(0);
    await page.clock.fastForward("01:00");
    await question(page).waitFor();
    await expect.poll(() => axeViolations(page), { message: "still there" }).toEqual([]);
    await page.keyboard.press("Shift");
    await question(page).waitFor({ state: "detached" });
    await page.clock.fastForward("17:00");
    expect(await again(page).count()).toBe(0);
    expect(await note(page).inputValue()).toBe("She asked for a larger size");
  });

  it("is asked for again over the page, which keeps what was typed and cannot be read meanwhile", async () => {
    const { page, notes } = await typing();
    await page.clock.fastForward("20:05");
    await again(page).waitFor();
    await expect.poll(() => axeViolations(page), { message: "log in again" }).toEqual([]);
    await logInAgain(page, "wrong");
    await again(page).getByRole("alert").waitFor();
    await logInAgain(page);
    await again(page).waitFor({ state: "detached" });
    expect(await note(page).inputValue()).toBe("She asked for a larger size");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("listitem").getByText("She asked for a larger size").waitFor();
    expect(await notes()).toBe(1);
  });

  it("that was ended elsewhere: what was pressed is done after the new login, once", async () => {
    const { page, notes } = await typing();
    await shop()
      .store.services.database.db.deleteFrom("sessions")
      .where("user_id", "in", (users) =>
        users.selectFrom("users").select("user_id").where("email", "=", EMAIL),
      )
      .execute();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await again(page).waitFor();
    await logInAgain(page);
    await page.getByRole("listitem").getByText("She asked for a larger size").waitFor();
    expect(await notes()).toBe(1);
  });

  it("goes on in every tab after a login in one of them, and a logout ends them all", async () => {
    const { page, context, orderNo } = await typing();
    const other = await context.newPage();
    await other.goto(`/admin#/orders/${orderNo}/show`);
    await note(other).waitFor();
    await page.clock.fastForward("20:05");
    await again(page).waitFor();
    await again(other).waitFor();
    await logInAgain(other);
    await again(page).waitFor({ state: "detached" });
    expect(await note(page).inputValue()).toBe("She asked for a larger size");
    await other.getByRole("banner").getByRole("button").last().click();
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await other.getByRole("heading", { name: "Admin" }).waitFor();
    await again(page).waitFor();
    await again(page).getByRole("button", { name: "Leave this page" }).click();
    await page.getByRole("heading", { name: "Admin" }).waitFor();
    expect(await again(page).count()).toBe(0);
  });

  it("of yesterday leads to the login page and back to the screen", async () => {
    const { page } = await shop().visitor();
    const { orderNo } = await placeOrder(shop().store);
    await logIn(page, orderNo);
    await page.evaluate(() => {
      const login = JSON.parse(localStorage.getItem("kitstore.staff") ?? "{}");
      localStorage.setItem(
        "kitstore.staff",
        JSON.stringify({ ...login, loginTime: Date.now() - 86_400_000 }),
      );
    });
    await page.reload();
    await page.getByLabel("E-mail").fill(EMAIL);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await note(page).waitFor();
  });
});
