import { readFile } from "node:fs/promises";
import { sql } from "kysely";
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
      await page.getByText("a day that does not exist: 31/02/2027").waitFor();
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

  it(
    "a file of 2,000 members is checked and saved, and one of more is refused in words",
    async () => {
      const visitor = await shop().visitor();
      const { page } = visitor;
      visitor.expectComplaint(/422/); // the file that is too long
      await openAdminAs(page, shop().store, "people", "/members");
      await page.getByRole("link", { name: "Import" }).click();
      const fileOf = (lines: number) => ({
        name: "hr.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          [
            "Employee ID,First name,Last name,Company e-mail,Start date,Country",
            ...Array.from(
              { length: lines },
              (_, at) => `L-${at},Joiner,Number ${at},joiner-${at}@large.example,2027-02-01,IN`,
            ),
          ].join("\n"),
        ),
      });
      const check = async (lines: number) => {
        await page.getByLabel("Members: CSV file").setInputFiles(fileOf(lines));
        await page.getByLabel("Whose numbers the file has").fill("Large");
        await page.getByRole("button", { name: "Check the file" }).click();
      };
      await check(2_001);
      await page.getByText("Please give up to 2000 members at once.").waitFor();
      await check(2_000);
      await page.getByText("2000 new, 0 changed, 0 unchanged, 0 left out.").waitFor();
      await page.getByText(/^Of 2,000 lines the first 300 are shown/).waitFor();
      const lines = page.getByRole("region", { name: "Line by line" }).getByRole("row");
      expect(await lines.count()).toBe(301); // with the headings
      await checkAtWidths(page, "member-import-large", [1440, 390]);
      await page.getByRole("button", { name: "Save all of it" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save all of it" }).click();
      await page.getByText("2000 added, 0 changed, 0 unchanged, 0 left out.").waitFor();
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from members
        where source = 'Large'`.execute(shop().store.services.database.db);
      expect(rows[0]?.count).toBe(2_000);
    },
    CAN_TAKE_MS,
  );
});
