import { expect, it } from "vitest";
import type { MailServer, SettingsState } from "../../../src/contract/admin/settings.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("settings", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const read = async (token: string) => (await store().call("GET /api/admin/settings", { token })).body;
  const write = async (token: string, change: object) => {
    const { version } = await read(token);
    return store().call("PUT /api/admin/settings", { token, body: { version, settings: {}, ...change } });
  };
  const serverOfTests = (): MailServer => {
    const { hostname, port } = new URL(store().inbox.url);
    return { host: hostname, port: Number(port), isTls: false, user: "", password: "" };
  };
  const lastAudit = () =>
    store()
      .services.database.db.selectFrom("audit_rows")
      .select(["action", "before", "after"])
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();

  it("are the demo company's in the demo", async () => {
    const { settings, fixed } = await read(await admin());
    expect(settings).toMatchObject({
      companyName: "Ledgerline",
      partnerName: "Craftloom",
      homeCountry: "India",
      baseCurrency: "INR",
      returnDays: 7,
    });
    expect(fixed).toEqual([]);
  });

  it.each([
    ["IN", "India"],
    ["U.S.A.", "United States"],
    ["UK", "United Kingdom"],
    ["Deutschland", "Germany"],
    ["UAE", "United Arab Emirates"],
  ])("take %s for the country %s", async (typed, country) => {
    const token = await admin();
    const days = { daysFrom: 4, daysTo: 6 };
    const settings = { homeCountry: typed, deliveryTimes: [{ country: typed, ...days }] };
    const { body } = await write(token, { settings });
    expect(body.settings).toMatchObject({ homeCountry: country, deliveryTimes: [{ country, ...days }] });
    await write(token, { settings: { homeCountry: "India", deliveryTimes: [] } });
  });

  it.each([
    ["Congo", "'Congo' can mean Congo - Kinshasa or Congo - Brazzaville."],
    ["Inidia", "'Inidia' is no country that we know. Did you mean India?"],
    ["Atlantis", "'Atlantis' is no country that we know."],
  ])("ask about %s", async (homeCountry, detail) => {
    const token = await admin();
    const { problem } = await write(token, { settings: { homeCountry } });
    expect([problem.code, problem.detail]).toEqual(["setting_invalid", detail]);
    const deliveryTimes = [{ country: homeCountry, daysFrom: 4, daysTo: 6 }];
    expect((await write(token, { settings: { deliveryTimes } })).problem.detail).toBe(detail);
    expect((await read(token)).settings).toMatchObject({ homeCountry: "India", deliveryTimes: [] });
  });

  it("have delivery times of a country, working days and holidays, and a sentence for each wrong one", async () => {
    const token = await admin();
    const holds = async (settings: object) => (await write(token, { settings })).problem;
    expect((await holds({ holidays: ["2026-13-40"] })).detail).toBe(
      "2026-13-40 is no day. Write 2026-12-25.",
    );
    const japan = { country: "Japan", daysFrom: 4, daysTo: 6 };
    expect((await holds({ deliveryTimes: [japan, { ...japan, country: "japan " }] })).detail).toBe(
      "japan has two delivery times.",
    );
    expect((await holds({ deliveryTimes: [{ ...japan, daysFrom: 7 }] })).code).toBe("setting_invalid");
    expect((await holds({ trackingUrls: ["", "DHL=http://plain.example/{awb}"] })).detail).toBe(
      "DHL=http://plain.example/{awb} is no tracking page. Write DHL=https://track.example/?n={awb}.",
    );
    expect((await holds({ workingWeekdays: [] })).status).toBe(400);
    const saved = { deliveryTimes: [japan], holidays: ["2026-12-25"], workingWeekdays: [1, 2, 3, 4] };
    expect((await write(token, { settings: saved })).body.settings).toMatchObject(saved);
    // Thursday, as every week: Friday to Sunday are free, and so is Christmas.
    const before = store().services.calendar.workingDaysAgo(new Date("2026-12-28T12:00:00Z"), 1);
    expect(store().services.calendar.dayOf(before)).toBe("2026-12-28");
    await write(token, { settings: { deliveryTimes: [], holidays: [], workingWeekdays: [1, 2, 3, 4, 5] } });
  });

  it("hold at once when they are changed, and the audit says from what to what", async () => {
    const token = await admin();
    const { body } = await write(token, { settings: { companyName: "Northwind", returnDays: 30 } });
    expect(body.settings).toMatchObject({
      companyName: "Northwind",
      returnDays: 30,
      partnerName: "Craftloom",
    });
    expect(store().services.settings.current().companyName).toBe("Northwind");
    const manifest = await store().inject({ url: "/manifest.webmanifest" });
    expect(manifest.json().name).toBe("Northwind Store");
    expect(await lastAudit()).toMatchObject({
      action: "settings changed",
      before: { companyName: "Ledgerline", returnDays: 7 },
      after: { companyName: "Northwind", returnDays: 30 },
    });
    await write(token, { settings: { companyName: "Ledgerline", returnDays: 7 } });
  });

  it("refuse what somebody else has changed meanwhile, and what is not valid", async () => {
    const token = await admin();
    const { version } = await read(token);
    const refused = async (body: object): Promise<string> =>
      (await store().call("PUT /api/admin/settings", { token, body: { version, settings: {}, ...body } }))
        .problem.code;
    expect(await refused({ version: version + 1, settings: { tagline: "x" } })).toBe("version_conflict");
    expect(await refused({ settings: { timeZone: "Mars/Olympus" } })).toBe("setting_invalid");
    expect(await refused({ settings: { accentColour: "#808080" } })).toBe("setting_invalid");
    expect(await refused({ settings: { dispatchDaysFrom: 9 } })).toBe("setting_invalid");
    expect(await refused({ settings: { sellerGstin: "27AAAAA0000A1Z5" } })).toBe("setting_invalid"); // its last digit
    expect(await refused({ settings: { mailFrom: "a@b.example\r\nBcc: c@d.example" } })).toBe(
      "setting_invalid",
    );
    expect(await refused({ settings: { accentColour: "red" } })).toBe("malformed");
    expect(await refused({ settings: { defaultCurrency: "XTS" } })).toBe("currency_unknown");
    expect(await refused({ settings: { baseCurrency: "USD" } })).toBe("base_currency_in_use");
    expect((await read(token)).version).toBe(version);
  });

  it("name the languages beside English, of those that the store has texts in", async () => {
    const token = await admin();
    const offer = async (languages: string[]) => {
      const { status, problem } = await write(token, { settings: { languages } });
      return status === 200 ? undefined : problem;
    };
    const { settings } = await read(token);
    expect(settings.languages).toEqual(["de"]);
    expect(await offer([])).toBeUndefined();
    expect((await read(token)).settings.languages).toEqual([]);
    expect(await offer(["en"])).toMatchObject({
      code: "setting_invalid",
      detail: "Every shop is in English: name the languages beside it.",
    });
    expect(await offer(["tlh"])).toMatchObject({ code: "setting_invalid" });
    for (const malformed of ["", "DE", "d", "de_DE", "de-", "../de", "de de"])
      expect((await offer([malformed]))?.code, malformed).toBe("malformed");
    expect((await offer(["de", "de"]))?.code).toBe("malformed");
    expect(await offer(["de"])).toBeUndefined();
  });

  it("keep a language that the program has lost, without effect, until staff take it off", async () => {
    const token = await admin();
    const { db } = store().services.database;
    const { version } = await read(token);
    await db
      .updateTable("store_settings")
      .set({ value: JSON.stringify(["de", "tlh"]), version: version + 1 })
      .where("name", "=", "languages")
      .execute();
    expect((await write(token, { settings: { tagline: "Still saved" } })).status).toBe(200);
    expect((await read(token)).settings.languages).toEqual(["de", "tlh"]);
    const { body } = await store().call("GET /api/admin/mail-texts", { token });
    expect(new Set(body.map(({ language }) => language))).toEqual(new Set(["en", "de"]));
    expect((await write(token, { settings: { languages: ["de"] } })).status).toBe(200);
  });

  it("are for administrators", async () => {
    const { token } = await newStaff(store(), "catalogue");
    expect((await store().call("GET /api/admin/settings", { token })).status).toBe(403);
  });

  it("take a mail server, whose password nobody reads again, and try it with a test mail", async () => {
    const token = await admin();
    const mailServer = { ...serverOfTests(), user: "store", password: "not-to-be-read" };
    const { body } = await write(token, { mailServer });
    expect(body.mailServer).toEqual({ ...mailServer, password: "" });
    const audit = await lastAudit();
    expect(JSON.stringify(audit)).not.toContain("not-to-be-read");
    // An empty password keeps the stored one.
    const changed = await write(token, {
      mailServer: { ...mailServer, port: mailServer.port, password: "" },
    });
    expect(changed.status).toBe(200);
    expect(store().services.settings.current().mailServer?.password).toBe("not-to-be-read");
    const test = (recipient: string, server?: MailServer) =>
      store().call("POST /api/admin/settings/test-mail", {
        token,
        body: { recipient, ...(server && { mailServer: server }) },
      });
    expect((await test("first@ledgerline.example", serverOfTests())).body).toBe(1);
    await expect
      .poll(() => store().inbox.mails.filter(({ to }) => to.includes("first@ledgerline.example")).length)
      .toBe(1);
    expect((await test("nobody")).problem.code).toBe("email_invalid");
    const refused = await test("a@ledgerline.example", { ...serverOfTests(), port: 1 });
    expect([refused.status, refused.problem.code]).toEqual([422, "mail_refused"]);
    expect(refused.problem.detail).toContain("ECONNREFUSED");
    await write(token, { mailServer: null });
  });

  it("move the days of the store with the time zone, without a restart", async () => {
    const token = await admin();
    const moment = new Date("2026-12-01T20:00:00Z");
    expect(store().services.calendar.dayOf(moment)).toBe("2026-12-02");
    await write(token, { settings: { timeZone: "America/New_York" } });
    expect(store().services.calendar.dayOf(moment)).toBe("2026-12-01");
    await write(token, { settings: { timeZone: "Asia/Kolkata" } });
  });

  it("limit sign-up to a domain as soon as one is set", async () => {
    const token = await admin();
    await write(token, { settings: { signupDomain: "northwind.example" } });
    const body = { firstName: "A", lastName: "B", email: "someone@else.example" };
    expect((await store().call("POST /api/accounts/signup", { body })).problem.code).toBe("email_domain");
    await write(token, { settings: { signupDomain: null } });
    expect((await newBuyer(store())).token).toBeTruthy();
  });
});

describeStore(
  "settings that the environment fixes",
  (store) => {
    it("win, are named, and are not changed", async () => {
      const { token } = await newStaff(store(), "admin");
      const { body } = await store().call("GET /api/admin/settings", { token });
      expect((body as SettingsState).settings.companyName).toBe("Fixed Ltd");
      expect(body.fixed).toEqual([{ setting: "companyName", variable: "COMPANY_NAME" }]);
      const change = { version: body.version, settings: { companyName: "Other" } };
      const refused = await store().call("PUT /api/admin/settings", { token, body: change });
      expect([refused.problem.code, refused.problem.detail]).toEqual([
        "setting_fixed",
        "COMPANY_NAME is set in the server's environment, which takes precedence. Unset it there first.",
      ]);
    });
  },
  { env: { COMPANY_NAME: "Fixed Ltd" } },
);
