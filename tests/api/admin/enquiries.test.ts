import { expect, it } from "vitest";
import { advanceToHour } from "../../support/calendar.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("enquiries in the admin", (store) => {
  const support = async () => (await newStaff(store(), "support")).token;
  const list = async (query: Record<string, string>, token?: string) =>
    (await store().call("GET /api/admin/enquiries", { token: token ?? (await support()), query })).body.rows;
  async function enquire(name: string) {
    const body = {
      Name: name,
      Email: "asker@example.com",
      Description: "Two hundred mugs, please",
      ProductIdea: "mug",
      Budget: "1 lakh",
      Qty: "200",
    };
    await store().call("POST /api/bulkEnquiry", { body });
    const [row] = await list({ q: name });
    if (!row) throw new Error("The enquiry is not in the inbox");
    return row;
  }

  it("lists an enquiry, due 24 hours after it was received", async () => {
    const row = await enquire("Quentin Asker");
    expect(row).toMatchObject({ kind: "bulk", state: "new", owner: "", version: 1 });
    expect(Date.parse(row.dueAt) - Date.parse(row.receivedAt)).toBe(24 * 60 * 60 * 1000);
    expect(await list({ q: "quent", state: "answered" })).toEqual([]);
  });

  it("mails a reply; the enquiry is then answered and belongs to its author", async () => {
    advanceToHour(store(), 20); // India has the next day already
    const { id: enquiryId, version } = await enquire("Ruth Waiter");
    const token = await support();
    const { body } = await store().call("POST /api/admin/enquiries/{enquiryId}/replies", {
      params: { enquiryId },
      token,
      body: { version, body: "We can make them.\n<b>By Friday.</b>" },
    });
    expect(body).toMatchObject({ state: "answered", owner: "Asha Rao", version: version + 1 });
    const mail = await store().inbox.next(({ subject }) => subject.startsWith("Re: your enquiry of"));
    expect(mail.to).toEqual(["asker@example.com"]);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Asia/Kolkata" });
    expect(mail.subject).toBe(`Re: your enquiry of ${day.format(store().now())}`);
    expect(mail.text).toContain("We can make them.");
    expect(mail.raw).toContain("&lt;b&gt;By Friday.&lt;/b&gt;");
    expect((await list({ mine: "true" }, token)).map(({ id }) => id)).toEqual([enquiryId]);
  });

  it("refuses the second of two replies at the same time, and mails one", async () => {
    const { id: enquiryId, version } = await enquire("Sam Twice");
    const token = await support();
    const reply = (body: string) =>
      store().call("POST /api/admin/enquiries/{enquiryId}/replies", {
        params: { enquiryId },
        token,
        body: { version, body },
      });
    const responses = await Promise.all([reply("one"), reply("two"), reply("three")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await store().call("GET /api/admin/enquiries/{enquiryId}", {
      params: { enquiryId },
      token,
    });
    expect(body.replies).toHaveLength(1);
  });

  it("lets staff take, release and close an enquiry, and refuses an edit of an old version", async () => {
    const { id: enquiryId, version } = await enquire("Tess Closed");
    const token = await support();
    const change = (body: object) =>
      store().call("PUT /api/admin/enquiries/{enquiryId}", { params: { enquiryId }, token, body });
    expect((await change({ version, own: true })).body.owner).toBe("Asha Rao");
    expect((await change({ version, state: "closed" })).problem.code).toBe("version_conflict");
    expect((await change({ version: version + 1, own: false, state: "closed" })).body).toMatchObject({
      owner: "",
      state: "closed",
    });
    expect((await change({ version: 1, state: "lost" })).status).toBe(400);
  });
});
