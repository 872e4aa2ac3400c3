import { expect, it } from "vitest";
import { dayInIndia } from "../support/calendar.ts";
import { cardActions } from "../support/card-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { occasionActions } from "../support/occasion-actions.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("the claim links of an occasion in the admin", (shop) => {
  const { newMember, mailedToken } = claimActions(() => shop().store);
  it(
    "a people team checks, sends, sees one bounce, sends it again and withdraws it",
    async () => {
      const { store } = shop();
      const { db } = store.services.database;
      const closesOn = dayInIndia(new Date(store.now().getTime() + 20 * 86_400_000));
      const { occasionId } = await newOccasion(store, {
        audience: "list",
        closes_on: closesOn,
        budget_paise: 900_000,
      });
      const one = await newMember();
      const other = await newMember();
      await occasionActions(() => store).addMembers({ id: occasionId }, `${one.email}\n${other.email}`);

      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/409/); // the withdrawn link
      await openAdminAs(page, store, "people", `/occasions/${occasionId}/show`);
      await page.getByText(/Next: Send links to 2 members, who can claim until/).waitFor();
      await page.getByText("No link was sent and no card printed yet.").waitFor();

      // By keyboard alone from the button to the links that are on their way.
      await page.getByRole("button", { name: "Send links…" }).last().focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Check first" }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByText("2 members get a mail with a link at once.").waitFor();
      await dialog.getByText(/The mail to joiner-/).click();
      await dialog.getByText("You need no account and no code").waitFor();
      await checkAtWidths(page, "claim-links-checked", [1440, 820, 390]);
      await dialog.getByRole("button", { name: "Send 2 links" }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByText(/Next: 2 members can still claim, until/).waitFor();
      const token = await mailedToken(one.email);
      await mailedToken(other.email);

      const mailsOf = db.updateTable("mails").where("recipient", "=", other.email);
      await expect
        .poll(() => db.selectFrom("mails").select("state").where("recipient", "=", other.email).execute())
        .toEqual([{ state: "sent" }]);
      await mailsOf.set({ state: "failed", last_error: "550 5.1.1 no such mailbox" }).execute();
      await page.reload();
      await page.getByText(/Next: 1 mail bounced/).waitFor();
      await page.getByText("550 5.1.1 no such mailbox").waitFor();
      await checkAtWidths(page, "claim-links", [1440, 820, 390]);

      const row = (email: string) => page.getByRole("row").filter({ hasText: email });
      await row(other.email).getByRole("checkbox").check();
      await page.getByRole("button", { name: "Send again" }).click();
      await dialog.getByText("The link before stops working.").waitFor();
      await dialog.getByRole("button", { name: /^Send again:/ }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText(/Next: 2 members can still claim, until/).waitFor();

      await row(one.email).getByRole("checkbox").check();
      await page.getByRole("button", { name: "Withdraw" }).click();
      await dialog.getByText("These links stop working at once, and nobody is told.").waitFor();
      await checkAtWidths(page, "claim-links-withdraw", [1440, 390]);
      await dialog.getByRole("button", { name: /^Withdraw:/ }).click();
      await dialog.waitFor({ state: "detached" });
      await row(one.email).getByText("Withdrawn").waitFor();
      await page.getByText("Next: Send a link to 1 member").waitFor();

      await page.goto(`/claim#${token}`);
      await page.getByText("This link was withdrawn").waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "are rehearsed before the occasion starts, from a pasted list, on a phone",
    async () => {
      const { store } = shop();
      const { occasionId } = await newOccasion(store, { started_at: null });
      const { email } = await newMember();
      const { page } = await shop().visitor({ width: 390, height: 844 });
      await openAdminAs(page, store, "people", `/occasions/${occasionId}/show`);
      await page.getByText("Next: Start it when everything is right").waitFor();
      await page.getByRole("button", { name: "Send links…" }).click();
      await page.getByLabel("Members of a list that I paste").check();
      await page.getByLabel("List of members", { exact: true }).fill(`${email}\nnobody@ledgerline.example`);
      await page.getByRole("button", { name: "Check first" }).click();
      await page.getByText("What you see is a rehearsal.").waitFor();
      await page.getByText("no member has this address or number").waitFor();
      expect(await page.getByRole("button", { name: /^Send 1 link/ }).count()).toBe(0);
    },
    CAN_TAKE_MS,
  );

  it("show support the board, and nothing to send with", async () => {
    const { store } = shop();
    const { occasionId } = await newOccasion(store, { audience: "list" });
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", `/occasions/${occasionId}/show`);
    await page.getByText("How far the members are").waitFor();
    await page.getByText("Next: There is nothing to do now.").waitFor();
    expect(await page.getByRole("button", { name: "Send links…" }).count()).toBe(0);
  });
});

describeShop("printed cards in the admin", (shop) => {
  it(
    "a people team checks, prints a PDF of codes by keyboard alone, and sees the cards on the board",
    async () => {
      const { store } = shop();
      const { newWorker } = cardActions(() => store);
      const { occasionId } = await newOccasion(store);
      await newWorker();
      const { page } = await shop().visitor();
      await openAdminAs(page, store, "people", `/occasions/${occasionId}/show`);
      await page.getByRole("button", { name: "Print cards…" }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Check first" }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByText("1 member gets a card.").waitFor();
      await checkAtWidths(page, "claim-cards-checked", [1440, 820, 390]);
      await dialog.getByRole("button", { name: "Print 1 card" }).focus();
      const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
      expect(file.suggestedFilename()).toBe(`cards-${occasionId}.pdf`);
      await dialog.getByText("Keep the PDF until the cards are given out").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByText("Card printed: 1").waitFor();
      await checkAtWidths(page, "claim-cards", [1440, 820, 390]);
    },
    CAN_TAKE_MS,
  );
});
