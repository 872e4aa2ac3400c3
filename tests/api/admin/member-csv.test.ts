import { expect, it } from "vitest";
import type { MemberImportInput } from "../../../src/contract/admin/member-csv.ts";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("members from a file", (store) => {
  const members = memberActions(store);
  /** Who sees sizes. */
  const admin = memberActions(store, "admin");
  const send = async (csv: string, more: Partial<MemberImportInput> = {}, by = members) =>
    store().call("POST /api/admin/member-imports", {
      token: await by.token(),
      body: { csv, source: "Workday", columns: [], ...more },
    });
  const exported = async (by = members, query: Record<string, string> = {}) =>
    (await store().call("GET /api/admin/members/export", { token: await by.token(), query })).body;
  const list = async (q: string) =>
    (await store().call("GET /api/admin/members", { token: await members.token(), query: { q } })).body.rows;

  it("are saved by the second press only, with managers of the same file, and each change in the audit", async () => {
    const known = await members.add({
      firstName: "Zoë",
      lastName: "Lind",
      source: "Workday",
      hrId: "E-1",
      emails: [privately("zoe@home.example")],
      employments: [{ startOn: "2026-12-01", endOn: null }],
    });
    const csv = [
      "Employees of 27 November;;;;;;",
      "Employee ID;First name;Last name;Work e-mail;Start date;Manager ID;Country",
      "E-2;Asha;Rao;asha@ledgerline.example;01-Dec-2026;E-3;India",
      "E-3;Bo;Ek;bo@ledgerline.example;31/12/2026;;SE",
      "E-1;Zoë;Lind;zoe@ledgerline.example;46371;E-3;Sweden",
      "E-4;Nils;Ny;nils@ledgerline.example;2026-02-31;;SE",
    ].join("\r\n");
    const shown = (await send(csv)).body;
    expect(shown.lines.map(({ line, outcome, reason, about }) => [line, outcome, reason, about])).toEqual([
      [3, "new", null, ""],
      [4, "new", null, ""],
      [5, "changed", null, ""],
      [6, "refused", "no_such_day", "2026-02-31"],
    ]);
    expect(shown.lines[2]?.changes).toContainEqual({
      field: "employments",
      before: "2026-12-01/..",
      after: "2026-12-15/..",
    });
    expect(await list("asha rao")).toEqual([]);
    const done = await send(csv, { planHash: shown.planHash });
    expect(done.body).toMatchObject({ isDone: true, added: 2, changed: 1, refused: 1 });
    const [asha] = await list("E-2");
    const [bo] = await list("E-3");
    expect(await members.read(asha?.id ?? 0)).toMatchObject({
      managerId: bo?.id,
      countryCode: "IN",
      employments: [{ startOn: "2026-12-01", endOn: null }],
    });
    const changed = await members.read(known.id);
    expect(changed).toMatchObject({ managerId: bo?.id, countryCode: "SE" });
    expect(changed.emails.map(({ email }) => email).sort()).toEqual([
      "zoe@home.example",
      "zoe@ledgerline.example",
    ]);
    expect(changed.history.map(({ action }) => action)).toEqual(["member changed", "member added"]);
    expect(await list("E-4")).toEqual([]);
    const again = (await send(csv)).body;
    expect(again).toMatchObject({ unchanged: 3, refused: 1, planHash: "" });
  });

  it("are not saved while a question is open, or after somebody else changed one of them", async () => {
    const { id, version } = await members.add({ source: "Workday", hrId: "Q-1", firstName: "Ida" });
    const csv = "Number,First name,Mail,Start date\nQ-1,Ida,ida@home.example,03/04/2026";
    const asked = (await send(csv, { source: "" })).body;
    expect(asked).toMatchObject({
      needsSource: true,
      planHash: "",
      dateQuestion: { cell: "03/04/2026", dayFirst: "2026-04-03", monthFirst: "2026-03-04" },
    });
    expect(asked.columns[2]?.choices).toEqual(["companyEmail", "privateEmail"]);
    expect(asked.sources).toContain("Workday");
    const chosen = { dateOrder: "month_first" as const, columns: [{ column: 2, field: "privateEmail" }] };
    const { planHash, lines } = (await send(csv, chosen)).body;
    expect(lines[0]).toMatchObject({ outcome: "changed", memberId: id });
    expect(planHash).not.toBe("");
    await members.change(id, { version, costCenter: "77" });
    expect((await send(csv, { ...chosen, planHash })).problem.code).toBe("version_conflict");
    expect((await members.read(id)).emails).toEqual([]);
    const fresh = (await send(csv, chosen)).body;
    const both = await Promise.all([1, 2].map(() => send(csv, { ...chosen, planHash: fresh.planHash })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await members.read(id)).toMatchObject({
      employments: [{ startOn: "2026-03-04", endOn: null }],
      emails: [{ email: "ida@home.example", kind: "private", isProved: false }],
    });
  });

  it("come back unchanged from their own export, and a file is exported with the filters of the list", async () => {
    const { body: choices } = await store().call("GET /api/admin/member-choices", {
      token: await admin.token(),
    });
    const category = choices.categories[0];
    const boss = await admin.add({
      firstName: "Gro",
      lastName: "",
      emails: [company("gro@ledgerline.example")],
    });
    await admin.add({
      firstName: "=Odd",
      lastName: 'O"Neil, Jr',
      countryCode: "IS",
      managerId: boss.id,
      costCenter: "007",
      officeId: choices.offices[0]?.id ?? null,
      employmentKind: "contractor",
      emails: [
        company("odd@ledgerline.example"),
        privately("odd@home.example"),
        privately("odd2@home.example"),
      ],
      employments: [
        { startOn: "2019-01-01", endOn: "2020-12-31" },
        { startOn: "2027-03-01", endOn: null },
      ],
      sizes: [{ categoryId: category?.id ?? 0, size: category?.sizes[0] ?? "" }],
    });
    const all = await exported(admin);
    expect(all).toMatchObject({ isMore: false });
    const { body } = await send(all.csv, { source: "" }, admin);
    expect(body).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: all.lines });
    expect(body.needsSource).toBe(false);
    const icelandic = await exported(admin, { countryCode: "IS" });
    expect(icelandic.lines).toBe(1);
    expect(icelandic.csv).toContain("2019-01-01/2020-12-31");
  });

  it("refuse a file that is too long, and support reads no file of them", async () => {
    const csv = `Number,First name\n${Array.from({ length: 2_001 }, (_, at) => `L-${at},Ann`).join("\n")}`;
    expect((await send(csv)).problem.code).toBe("too_many_lines");
    const { token } = await newStaff(store(), "support");
    expect((await store().call("GET /api/admin/members/export", { token })).status).toBe(403);
  });
});
