import { expect, it } from "vitest";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import { mailsTo, mailTo, newEmail } from "../support/mailed-code.ts";

const SUPPORT_EMAIL = "support@ledgerline.example";

describeStore("enquiries", (store) => {
  const db = () => store().services.database.db;
  const stored = (email: string) =>
    db().selectFrom("enquiries").selectAll().where("email", "=", email).execute();
  const contact = (more: object = {}) => ({
    Name: "Asha Nair",
    Email: newEmail(),
    Description: "Where is my mug?",
    ...more,
  });
  const bulk = (more: object = {}) => contact({ ProductIdea: "Mugs", Budget: "50,000", Qty: "200", ...more });
  const supportMailAbout = (email: string) =>
    store().inbox.next(({ to, raw }) => to.includes(SUPPORT_EMAIL) && raw.includes(email));

  it("by the contact form is stored, mailed to support and confirmed to its sender [spec 6.4, 7.16]", async () => {
    const body = contact();
    const response = await store().call("POST /api/contact", { body });
    expect([response.status, response.body]).toEqual([200, 200]);
    expect(await stored(body.Email)).toMatchObject([
      { kind: "contact", name: "Asha Nair", description: "Where is my mug?", product_idea: "" },
    ]);
    const toSupport = await supportMailAbout(body.Email);
    expect(toSupport.text).toContain("Where is my mug?");
    expect(toSupport.raw).toMatch(new RegExp(`^Reply-To: .*<?${body.Email}>?`, "m"));
    const toSender = await mailTo(store(), body.Email);
    expect(toSender.text).toContain("24 hours");
    expect(toSender.text).not.toContain("mug");
  });

  it("for a bulk purchase is accepted as JSON, as a form and as a multipart form [spec 7.15, 10.42]", async () => {
    const fields = (Email: string) => ({
      Name: "Asha",
      Email,
      Description: "Two lines\nof text & more",
      ProductIdea: "Mugs",
      Budget: "₹5",
      Qty: "7",
    });
    const emails = [newEmail(), newEmail(), newEmail()] as const;
    const post = (payload: string, type: string) =>
      store().inject({ method: "POST", url: "/api/bulkenquiry", headers: { "content-type": type }, payload });
    const part = ([name, value]: [string, string]) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const responses = [
      await post(JSON.stringify(fields(emails[0])), "application/json"),
      await post(new URLSearchParams(fields(emails[1])).toString(), "application/x-www-form-urlencoded"),
      await post(
        `${Object.entries(fields(emails[2])).map(part).join("")}--x--\r\n`,
        "multipart/form-data; boundary=x",
      ),
    ];
    for (const [index, senderEmail] of emails.entries()) {
      expect([responses[index]?.statusCode, responses[index]?.body]).toEqual([200, "200"]);
      expect(await stored(senderEmail)).toMatchObject([
        {
          kind: "bulk",
          description: "Two lines\nof text & more",
          product_idea: "Mugs",
          budget: "₹5",
          qty: "7",
        },
      ]);
    }
  });

  it("is refused in the specification's words, and nothing of it is stored [spec 5.18, 5.22]", async () => {
    const refused: ["POST /api/contact" | "POST /api/bulkEnquiry", ReturnType<typeof contact>, string][] = [
      ["POST /api/contact", contact({ Name: " " }), "All fields are required."],
      ["POST /api/contact", contact({ Description: "" }), "All fields are required."],
      [
        "POST /api/contact",
        contact({ Email: "asha@ledgerline.e" }),
        "Email format is supplied is not valid.",
      ],
      ["POST /api/bulkEnquiry", contact(), "All fields are required."],
      ["POST /api/bulkEnquiry", bulk({ Qty: null }), "All fields are required."],
      ["POST /api/bulkEnquiry", bulk({ Email: "asha" }), "Email format is supplied is not valid."],
    ];
    for (const [key, body, detail] of refused) {
      const response = await store().call(key, { body });
      expect([response.status, response.problem.code, response.problem.detail]).toEqual([
        400,
        "malformed",
        detail,
      ]);
      expect(await stored(body.Email)).toEqual([]);
      expect(mailsTo(store(), body.Email)).toEqual([]);
    }
  });

  it("is refused when it is too long, of wrong types, or carries a file", async () => {
    for (const more of [
      { Name: "x".repeat(201) },
      { Description: "x".repeat(5_001) },
      { Description: ["a"] },
      { Description: true },
      { Email: { toString: 1 } },
      { Name: "As\u0000ha" },
    ])
      expect((await store().call("POST /api/contact", { body: contact(more) })).status).toBe(400);
    const form = (type: string, payload: string) =>
      store().inject({ method: "POST", url: "/api/contact", headers: { "content-type": type }, payload });
    const twice = "Name=a&Name=b&Email=a%40b.example&Description=c";
    expect((await form("application/x-www-form-urlencoded", twice)).statusCode).toBe(400);
    const nul = "Name=a%00b&Email=a%40b.example&Description=c";
    expect((await form("application/x-www-form-urlencoded", nul)).statusCode).toBe(400);
    const file = `--x\r\ncontent-disposition: form-data; name="Name"; filename="a.exe"\r\n\r\nMZ\r\n--x--\r\n`;
    expect((await form("multipart/form-data; boundary=x", file)).statusCode).toBe(413);
    for (const boundary of ["", "; boundary=", "; boundary=x", `; boundary=${"y".repeat(300)}`])
      expect((await form(`multipart/form-data${boundary}`, "no parts")).statusCode).toBe(400);
    expect((await form("text/xml", "<Name/>")).statusCode).toBe(415);
  });

  it("cannot add a header or a recipient to a mail", async () => {
    const body = contact({ Name: "Asha\r\nBcc: victim@example.com\r\n\r\nhello", Description: "one" });
    expect((await store().call("POST /api/contact", { body })).status).toBe(200);
    const mail = await supportMailAbout(body.Email);
    const head = mail.raw.slice(0, mail.raw.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^Bcc:/im);
    expect(mail.to).toEqual([SUPPORT_EMAIL]);
    for (const Email of [
      "a@b.example, victim@example.com",
      "a@b.example\r\nBcc: victim@example.com",
      "<a@b.example>",
    ])
      expect((await store().call("POST /api/contact", { body: contact({ Email }) })).problem.code).toBe(
        "malformed",
      );
  });

  it("sends nothing the writer typed to an e-mail address that may be another person's", async () => {
    const body = contact({ Name: "Cheap pills at www.evil.example", Description: "BUY www.evil.example" });
    await store().call("POST /api/contact", { body });
    expect((await mailTo(store(), body.Email)).raw).not.toContain("evil");
  });
});

describeStore(
  "the limit of enquiries",
  (store) => {
    it("confirms five a day to one mailbox, under whatever address it is named; all of them arrive", async () => {
      const enquire = async (Email: string, nth: number) => {
        const body = { Name: "Asha", Email, Description: "Where is my mug?" };
        return (await callFrom(store(), `203.0.113.${nth}`, "/api/contact", body)).body;
      };
      const addresses = [
        ...["v.ictim@gmail.com", "victim@gmail.com", "V.I.C.T.I.M@googlemail.com", "victim+1@gmail.com"],
        ...["victim+2@googlemail.com", "vic.tim+3@gmail.com", "VICTIM@GMAIL.COM"],
      ];
      for (const [nth, address] of addresses.entries()) expect(await enquire(address, nth)).toBe(200);
      expect(await enquire("victim@ledgerline.example", 99)).toBe(200); // dots and providers differ: another mailbox
      const { db } = store().services.database;
      const mailed = await db
        .selectFrom("mails")
        .select("recipient")
        .where("kind", "=", "enquiry-to-sender")
        .orderBy("mail_id")
        .execute();
      expect(mailed.map(({ recipient }) => recipient)).toEqual([
        ...addresses.slice(0, 5),
        "victim@ledgerline.example",
      ]);
      expect(await db.selectFrom("enquiries").select("email").execute()).toHaveLength(8);
    });

    it("ends what one client IP sends", async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1) {
        const body = { Name: "Asha", Email: newEmail(), Description: "Where is my mug?" };
        statuses.push((await callFrom(store(), "198.51.100.7", "/api/contact", body)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
    });
  },
  { env: { RATE_LIMIT: "1000" } },
);
