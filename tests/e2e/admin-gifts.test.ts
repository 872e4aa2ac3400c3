import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { occasionActions } from "../support/occasion-actions.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("a manager who gives", (shop) => {
  it(
    "writes the note, gives it to pasted addresses, sees who has claimed, and neither an address nor a size",
    async () => {
      const { store } = shop();
      const { newMember, mailedToken, claim } = claimActions(() => store);
      const { occasionId } = await newOccasion(store, { kind: "thanks", name: "Thank you" });
      const [one, other] = [await newMember(), await newMember()];
      const { page } = await shop().visitor();
      const { userId } = await openAdminAs(page, store, "giver", "/gifts");
      await page.getByText("There is nothing for you to give just now.").waitFor();
      const givers = await store.call("PUT /api/admin/occasions/{occasionId}/givers", {
        params: { occasionId },
        token: await occasionActions(() => store).token(),
        body: { userIds: [userId] },
      });
      expect(givers.status).toBe(200);
      await page.reload();
      await page.getByText("Thank you").click();
      await page.getByText("Nobody was given it yet.").waitFor();
      await page.getByLabel("Note (English)").fill("You held the launch together.");
      await page.getByRole("button", { name: "Save the note" }).click();
      await page.getByRole("button", { name: "Save the note" }).and(page.locator(":disabled")).waitFor();

      // Twice: the dialog is left without sending, and nothing was sent.
      const dialog = page.getByRole("dialog", { name: "Give it to people" });
      await page.getByRole("button", { name: "Give it to people" }).click();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Nobody was given it yet.").waitFor();
      await page.getByRole("button", { name: "Give it to people" }).click();
      await dialog.getByLabel("E-mail addresses that I paste").check();
      await dialog
        .getByLabel("E-mail addresses", { exact: true })
        .fill(`${one.email}\n${other.email}\nnobody@ledgerline.example`);
      await dialog.getByRole("button", { name: "Check first" }).click();
      await dialog.getByText("no member has this address or number").waitFor();
      await checkAtWidths(page, "gift-checked", [1440, 820, 390]);
      await dialog.getByRole("button", { name: "Send 2 links" }).click();
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "detached" });

      expect((await claim(await mailedToken(one.email))).status).toBe(200);
      await page.reload();
      const states = page.getByRole("listitem");
      await expect.poll(async () => (await states.allInnerTexts()).join(" ")).toContain("Claimed");
      expect(await page.getByLabel("Note (English)").inputValue()).toBe("You held the launch together.");
      expect(await page.locator("main").innerText()).not.toMatch(/@|Marine Drive|Size [A-Z]/);
      await checkAtWidths(page, "gift-claimed", [1440, 820, 390]);
      for (const name of ["Orders", "Members", "Occasions"])
        expect(await page.getByRole("menuitem", { name, exact: true }).count()).toBe(0);
      await page.getByRole("menuitem", { name: "Gifts", exact: true }).waitFor();
    },
    CAN_TAKE_MS,
  );
});
