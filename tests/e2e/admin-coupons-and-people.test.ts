import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { checkAdminScreens } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("coupons, kits and people in the admin", (shop) => {
  async function logIn(page: Page) {
    const { db } = shop().store.services.database;
    await db
      .updateTable("users")
      .set({ role: "admin" })
      .where("email_folded", "=", "office@ledgerline.example")
      .execute();
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("office@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page
      .getByRole("button", { name: "Open menu" })
      .or(page.getByRole("menuitem", { name: "People" }))
      .first()
      .waitFor();
  }

  it(
    "mails codes to the joiners of a CSV, and one of them redeems the kit with it",
    async () => {
      const joiner = await newBuyer(shop().store);
      const { page } = await shop().visitor();
      await logIn(page);
      await page.goto("/admin#/coupon-batches/create");
      await page.getByLabel("Name of the batch").fill("Joiners of December");
      await page.getByLabel("Addresses: CSV file").setInputFiles({
        name: "joiners.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          `Name,E-mail\n"=cmd|' /C calc'!A0",=cmd@ledgerline.example\n"Rao, Asha",${joiner.email}\nAgain,${joiner.email.toUpperCase()}\nNobody,\n`,
        ),
      });
      await page.getByRole("button", { name: "Check the list" }).click();
      await page.getByText("2 of 4 lines get a code.").waitFor();
      await page.getByText("stands above already").waitFor();
      await page.getByRole("button", { name: "Make 2 codes and mail each" }).click();
      await page.getByRole("button", { name: "Make and mail" }).click();
      await page.getByText("0 of 2 used · 2 mailed").waitFor();
      const mail = await shop().store.inbox.next(({ to }) => to.includes(joiner.email));
      const code = /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail.text)?.[0] ?? "";

      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download as CSV" }).click();
      const file = await readFile(await (await started).path(), "utf8");
      expect(file).toContain(`${joiner.email},${code}`);
      expect(file).toContain("'=cmd@ledgerline.example,");

      const { page: theirs } = await shop().visitor({ width: 390, height: 844 });
      await logInAs(theirs, joiner);
      await theirs.goto("/welcome-kit");
      await theirs.getByText("M", { exact: true }).click();
      await theirs.getByRole("button", { name: "Order my kit" }).click();
      await theirs.waitForURL("**/checkout");
      const { body } = await shop().store.call("POST /api/Redemption/Validate", {
        token: joiner.token,
        body: { name: code.toLowerCase().replaceAll("-", " "), userId: joiner.userId },
      });
      expect(body).toMatchObject({ swagValidated: true, reason: null });
    },
    CAN_TAKE_MS,
  );

  it(
    "creates a coupon, shows who used it, and switches it off",
    async () => {
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/409/);
      await logIn(page);
      await page.goto("/admin#/coupons/create");
      await page.getByLabel("Code", { exact: true }).fill("Fair 2026");
      await page.getByLabel("Percent off").fill("12.5");
      await page.getByRole("button", { name: "Make the coupon" }).click();
      await page.getByRole("heading", { name: "Fair 2026", level: 2 }).waitFor();
      await page.getByText("12.5% off.").waitFor();
      await page.getByText("Nobody yet.").waitFor();
      await page.getByRole("button", { name: "Switch off" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
      await page.getByRole("button", { name: "Switch on again" }).waitFor();
      await page.goto("/admin#/coupons/create");
      await page.getByLabel("Code", { exact: true }).fill("FA1R-2O26");
      await page.getByLabel("Percent off").fill("5");
      await page.getByRole("button", { name: "Make the coupon" }).click();
      await page.getByText("There is already a code that reads the same.", { exact: false }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "ends what a leaver still has, after a check",
    async () => {
      const leaver = await newBuyer(shop().store);
      const { body: orderNo } = await redeemKit(shop().store, leaver);
      const { page } = await shop().visitor();
      await logIn(page);
      await page.goto("/admin#/leavers");
      await page.getByLabel("Addresses", { exact: true }).fill(`${leaver.email}\nunknown@ledgerline.example`);
      await page.getByRole("button", { name: "Check the list" }).click();
      await page.getByRole("cell", { name: orderNo }).waitFor();
      await page.getByText("no account, no code and no member").waitFor();
      await page.getByRole("button", { name: "End all of it" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "End all of it" }).click();
      await page.getByText("1 addresses: 1 open logins, 0 unused codes, 1 open kit orders ended.").waitFor();
      await page.goto(`/admin#/orders/${orderNo}/show`);
      await page.getByText("Cancelled").first().waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "notes who leaves later, and calls it off",
    async () => {
      const leaver = await newBuyer(shop().store);
      const { page } = await shop().visitor();
      await logIn(page);
      await page.goto("/admin#/leavers");
      await page.getByText("Nobody.", { exact: false }).waitFor();
      await page.getByLabel("Addresses", { exact: true }).fill(`${leaver.email},2099-12-31`);
      await page.getByRole("button", { name: "Check the list" }).click();
      await page.getByRole("button", { name: "Note the last days" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Note the last days" }).click();
      await page.getByText("1 are noted: their access ends by itself", { exact: false }).waitFor();
      await page.getByText("works until 31 December 2099 · listed by office@ledgerline.example").waitFor();
      await page.getByRole("button", { name: `Keep the access of ${leaver.email}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Keep the access" }).click();
      await page.getByText("Nobody.", { exact: false }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "exports everything stored about a person, and erases the person once the e-mail address is typed",
    async () => {
      const person = await newBuyer(shop().store);
      const { page } = await shop().visitor();
      await logIn(page);
      await page.goto(`/admin#/people/${person.userId}/show`);
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download everything as JSON" }).click();
      const exported = JSON.parse(await readFile(await (await started).path(), "utf8"));
      expect(exported.account.email).toBe(person.email);
      await page.getByRole("button", { name: "Erase this person…" }).click();
      await page.getByText("The account is closed, and nobody can log in to it.", { exact: false }).waitFor();
      expect(await page.getByRole("button", { name: "Erase for ever" }).isDisabled()).toBe(true);
      await page.getByLabel("Type the e-mail address to confirm").fill(person.email);
      await page.getByRole("button", { name: "Erase for ever" }).click();
      await page.getByText("Nothing names this person any more.", { exact: false }).waitFor();
      expect(await page.content()).not.toContain(person.email);
    },
    CAN_TAKE_MS,
  );

  it(
    "has no accessibility violation at 1440 and 390 pixels, in light and dark",
    async () => {
      const { db } = shop().store.services.database;
      const { coupon_id } = await db
        .selectFrom("coupons")
        .select("coupon_id")
        .where("code", "=", "WELCOMEKIT")
        .executeTakeFirstOrThrow();
      const { page } = await shop().visitor();
      await logIn(page);
      const screens: [string, string][] = [
        ["/coupons", "WELCOMEKIT"],
        ["/coupons/create", "Make the coupon"],
        [`/coupons/${coupon_id}/show`, "Who used it"],
        ["/coupon-batches", "Joiners of December"],
        ["/coupon-batches/create", "Check the list"],
        ["/coupon-batches/1/show", "Give them out"],
        ["/leavers", "Check the list"],
        ["/kit", "Which size runs out when"],
      ];
      await checkAdminScreens(page, screens, [1440, 390]);
    },
    CAN_TAKE_MS,
  );
});
