import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { company, memberActions, privately } from "../support/member-actions.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAdminScreens, checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 180_000;

describeShop("members in the admin", (shop) => {
  it(
    "one of them can be parted and erased, each with what it does said first, and an office has a time zone",
    async () => {
      const { page } = await shop().visitor();
      const { id } = await memberActions(() => shop().store).add({
        emails: [privately("asha.rao@home.example"), company("bo.ek@ledgerline.example")],
      });
      await openAdminAs(page, shop().store, "admin", `/members/${id}`);
      await page.getByRole("checkbox", { name: "bo.ek@ledgerline.example" }).check();
      await page.getByText("Kits that were redeemed stay with Asha Rao.").waitFor();
      await checkAtWidths(page, "member-part", [1440, 820, 390]);
      await page.getByLabel("First name of the other person").fill("Bo");
      await page.getByRole("button", { name: "Make them two members" }).click();
      await page.getByText("They are two members now").waitFor();
      await page.getByRole("button", { name: "Erase this member…" }).click();
      await checkAtWidths(page, "member-erase", [1440, 390]);
      await page.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
      await page.getByText("Bo", { exact: true }).waitFor();
      await expect.poll(() => page.getByText("Asha Rao").count()).toBe(1); // the administrator's own name
      await checkAdminScreens(page, [["/offices/create", "Time zone"]], [1440, 820, 390]);
    },
    CAN_TAKE_MS,
  );

  it(
    "the people team reads an export of its HR system, says what is open, saves it, and exports the list",
    async () => {
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "people", "/");
      await page.getByText("Open occasions").waitFor();
      await page.getByText("Loading…").waitFor({ state: "detached" });
      await checkAtWidths(page, "people-today", [1440, 820, 390]);
      await page.goto("/admin#/members");
      await page.getByRole("link", { name: "Import" }).click();
      await page.getByLabel("Members: CSV file").setInputFiles({
        name: "hr.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          [
            "Employee ID;First name;Last name;Mail;Start date;Manager ID;Country;Salary band",
            "W-1;Astrid;Berg;astrid.berg@home.example;03/04/2027;W-2;Norway;7",
            "W-2;Øystein;Dahl;oystein.dahl@home.example;05/01/2027;;NO;9",
            "W-3;Ida;Foss;ida.foss@home.example;31/02/2027;W-2;NO;4",
            ";Nobody;Atall;;;;;",
          ].join("\r\n"),
        ),
      });
      await page.keyboard.press("Tab");
      await page.getByLabel("Whose numbers the file has").fill("Workday");
      await page.keyboard.press("Enter");
      await page.getByText("May mean two things").waitFor();
      await checkAtWidths(page, "member-import-asked", [1440, 820, 390]);
      await page.getByRole("combobox", { name: "Mail" }).click();
      await page.getByRole("option", { name: "Private e-mail address" }).click();
      await page.getByRole("radio", { name: "Saturday, 3 April 2027" }).click();
      await page.getByText("2 new, 0 changed, 0 unchanged, 2 left out.").waitFor();
      await page.getByText("Left out: a day that does not exist: 31/02/2027").waitFor();
      await checkAtWidths(page, "member-import", [1440, 820, 390]);
      await page.getByRole("button", { name: "Save all of it" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save all of it" }).click();
      await page.getByText("2 added, 0 changed, 0 unchanged, 2 left out.").waitFor();
      await page.getByRole("link", { name: "All members" }).click();
      await page.getByText("Astrid Berg").waitFor();
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export CSV" }).click();
      const file = await readFile(await (await started).path(), "utf8");
      expect(file).toMatch(/Workday,W-1,Astrid,Berg,,astrid\.berg@home\.example,2027-04-03,.*,W-2,/);
    },
    CAN_TAKE_MS,
  );
});
