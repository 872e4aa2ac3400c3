import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { invitationTokenIn } from "../support/mailed-invitation.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop("inviting staff", (shop) => {
  it("an administrator invites by e-mail, and the invited person sets a password and is in the admin", async () => {
    const { store } = shop();
    const { page } = await shop().visitor();
    const check = async (on: typeof page, name: string) => {
      for (const width of [390, 820, 1440]) {
        await on.setViewportSize({ width, height: 900 });
        await checkAdminScreen(on, name);
      }
    };
    await openAdminAs(page, store, "admin", "/people");
    await page.getByRole("link", { name: "Invite staff" }).click();
    await page.getByLabel("First name").fill("Noor");
    await page.getByLabel("Last name").fill("Haddad");
    await page.getByLabel("E-mail").fill("noor@ledgerline.example");
    await page.getByRole("combobox", { name: "Role" }).click();
    await page.getByRole("option", { name: /Catalogue/ }).click();
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    await check(page, "invitation-create");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByRole("button", { name: "Send again to noor@ledgerline.example" }).waitFor();
    await check(page, "invitations");

    const mail = await store.inbox.next(({ to }) => to.includes("noor@ledgerline.example"));
    const invited = await shop().visitor();
    invited.expectComplaint(/403/);
    await invited.page.goto(`/invitation#${invitationTokenIn(mail)}`);
    await invited.page.getByText("noor@ledgerline.example").waitFor();
    await check(invited.page, "invitation");
    await invited.page.getByLabel("Password").fill("seven green bottles");
    await invited.page.getByRole("button", { name: "Accept the invitation" }).click();
    await invited.page.getByRole("menuitem", { name: "Products" }).waitFor();
    expect(await invited.page.getByRole("menuitem", { name: "People" }).count()).toBe(0);

    await invited.page.goto(`/invitation?again#${invitationTokenIn(mail)}`);
    await invited.page.getByText("This link was used").waitFor();
    await check(invited.page, "invitation-closed");
    await page.reload();
    await page.getByText("Invitations: nothing yet").waitFor();
    await check(page, "invitations-empty");
  });
});
