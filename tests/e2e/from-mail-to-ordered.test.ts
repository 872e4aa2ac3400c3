import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { countEffort, secondsOf } from "../support/count-presses.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newStaff } from "../support/staff.ts";

const EMAIL = "meera.iyer@ledgerline.example";
const CAN_TAKE_MS = 300_000;

describeShop("from the mail with a personal code to the order", (shop) => {
  /** The path of the button in the mail, with all that it carries. */
  async function mailedLink(email: string): Promise<string> {
    const { store } = shop();
    const { status } = await store.call("POST /api/admin/coupon-batches", {
      token: (await newStaff(store, "admin")).token,
      body: { name: "Joiners", emailsCsv: email, kind: "swag", sendMails: true, dryRun: false },
    });
    expect(status).toBe(200);
    const mail = await store.inbox.next(({ to, text }) => to.includes(email) && text.includes("#coupon="));
    const { pathname, hash } = new URL(/http\S+#coupon=\S+/.exec(mail.text)?.[0] ?? "");
    return pathname + hash;
  }

  it(
    "takes a newcomer six presses and three fields, the press in the mail included",
    async () => {
      const link = await mailedLink(EMAIL);
      const { page } = await shop().visitor({ width: 390, height: 844 });
      const effort = await countEffort(page);

      await page.goto(link);
      effort.presses += 1; // the button in the mail
      await page.getByText("Free, and your code is ready").waitFor();
      await page.getByText("Welcome, Meera", { exact: true }).waitFor();
      await page.getByText("M", { exact: true }).click();
      await page.getByRole("button", { name: "Order my kit" }).click();
      await page.getByRole("heading", { name: "Sign Up" }).waitFor();
      expect(await page.getByLabel("First Name").inputValue()).toBe("Meera");
      expect(await page.getByLabel("Last Name").inputValue()).toBe("Iyer");
      expect(await page.getByLabel("Email").inputValue()).toBe(EMAIL);
      await page.getByRole("button", { name: "Register" }).click();

      await page.waitForURL("**/checkout");
      await page.getByText("You are logged in, and your email is confirmed.").waitFor();
      await page.getByText("Free Swag", { exact: true }).waitFor();
      expect(await page.getByLabel("Full Name").inputValue()).toBe("Meera Iyer");
      await page.getByLabel("Contact").fill("+91 98200 00000");
      await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
      await page.getByLabel("PIN Code").fill("400001");
      await expect.poll(() => page.getByLabel("Region").inputValue()).toBe("Maharashtra");
      await page.getByRole("button", { name: "Save Address" }).click();
      await page.getByRole("button", { name: "Place Order" }).click();

      await page.waitForURL("**/checkout/order-confirm");
      await page.getByRole("heading", { name: "Your welcome kit is ordered." }).waitFor();
      expect([...effort.fields]).toHaveLength(3);
      expect(effort.presses).toBe(6);
      expect(secondsOf(effort, 1)).toBeLessThan(20);
    },
    CAN_TAKE_MS,
  );

  it(
    "takes by a claim link three presses and the address, without an account",
    async () => {
      const { newMember, send, mailedToken } = claimActions(() => shop().store);
      const { memberId, email } = await newMember();
      expect((await send(1, [memberId])).status).toBe(200);
      const token = await mailedToken(email);
      const { page } = await shop().visitor({ width: 390, height: 844 });
      const effort = await countEffort(page);

      await page.goto(`/claim#${token}`);
      effort.presses += 1; // the button in the mail
      await page.getByText("M", { exact: true }).click();
      await page.getByLabel("Full Name").fill("Asha Rao");
      await page.getByLabel("Contact").fill("+91 98200 00000");
      await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
      await page.getByLabel("City").fill("Mumbai");
      await page.getByLabel("PIN Code").fill("400001");
      await expect.poll(() => page.getByLabel("Region").inputValue()).toBe("Maharashtra");
      await page.getByRole("button", { name: "Order my kit" }).click();
      await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
      expect([...effort.fields]).toHaveLength(5); // the address
      expect(effort.presses).toBe(3);
      expect(secondsOf(effort, 1)).toBeLessThan(20);
    },
    CAN_TAKE_MS,
  );
});
