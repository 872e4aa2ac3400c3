import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("a step that could take an account over", (shop) => {
  it("asks the administrator for the password in a dialog, and then goes on", async () => {
    const { store } = shop();
    const { db } = store.services.database;
    const buyer = await newBuyer(store);
    await db
      .updateTable("users")
      .set({ role: "admin" })
      .where("email_folded", "=", "support@ledgerline.example")
      .execute();
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/403|422/);
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("support@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("Orders today").waitFor();
    await db.updateTable("sessions").set({ proved_at: null }).execute(); // more than five minutes ago
    await page.goto(`/admin#/people/${buyer.userId}/show`);
    const choose = async () => {
      await page.getByRole("combobox", { name: "Role" }).click();
      await page.getByRole("option", { name: /catalogue/i }).click();
    };
    const roleOf = async () =>
      (
        await db
          .selectFrom("users")
          .select("role")
          .where("user_id", "=", buyer.userId)
          .executeTakeFirstOrThrow()
      ).role;

    await choose();
    const dialog = page.getByRole("dialog", { name: "Is it you?" });
    await dialog.getByLabel("Password").waitFor();
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Not now" }).click();
    await page.getByText("Nothing was changed").waitFor();
    expect(await roleOf()).toBe("buyer");

    await choose();
    await dialog.getByLabel("Password").fill("not the password");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    await dialog.getByLabel("Password").fill("ledgerline-demo");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect.poll(roleOf).toBe("catalogue");
    await dialog.waitFor({ state: "hidden" });
  });
});
