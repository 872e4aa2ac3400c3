import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { registerMailbox } from "../../src/app/http/mailbox.ts";
import type { AppServices } from "../../src/app/services.ts";
import { describeStore } from "../support/describe-store.ts";
import { signUp } from "../support/mailed-code.ts";
import type { TestStore } from "../support/store.ts";

async function findMail({ services }: TestStore, recipient: string) {
  for (let tries = 0; tries < 200; tries++) {
    const mail = await services.database.db
      .selectFrom("mails")
      .selectAll()
      .where("recipient", "=", recipient)
      .where("state", "=", "kept")
      .executeTakeFirst();
    if (mail) return mail;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error("No mail was kept");
}

const registerMailboxLast = async (app: FastifyInstance, services: AppServices) =>
  registerMailbox(app, services);

/** Requests that did not come straight from a browser on this machine, or were made by a page of another site. */
const fromElsewhere: [what: string, request: { remoteAddress?: string; headers: Record<string, string> }][] =
  [
    ["another machine", { remoteAddress: "10.0.0.7", headers: {} }],
    ...[
      ...["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via", "x-real-ip"],
      ...["cf-connecting-ip", "true-client-ip"],
    ].map((name): [string, { headers: Record<string, string> }] => [
      `a proxy on this machine that sends ${name}`,
      { headers: { [name]: "127.0.0.1" } },
    ]),
    ...[
      ...["evil.example", "evil.example:3000", "127.0.0.1.evil.example", "localhost.evil.example:3000"],
      ...["evil.example@localhost.evil.example", "10.0.0.7:3000", "[2001:db8::1]:3000", "0.0.0.0:3000", ":"],
    ].map((host): [string, { headers: Record<string, string> }] => [`Host: ${host}`, { headers: { host } }]),
  ];

describeStore(
  "the mailbox of a store without a mail server",
  (store) => {
    const get = (url: string) => store().inject({ method: "GET", url });

    it.each(fromElsewhere)("refuses a request from %s, and says why", async (_, request) => {
      for (const url of ["/mailbox", "/MAILBOX/", "/mailbox/1", "/mailbox/1/html"]) {
        const response = await store().inject({ url, ...request });
        expect([url, response.statusCode]).toEqual([url, 403]);
        expect(response.json().detail).toMatch(/on this machine.*http:\/\/127\.0\.0\.1:3000\/mailbox/);
      }
    });

    it("refuses whoever has the token of the operators, who may be elsewhere", async () => {
      const headers = { authorization: "Bearer a-token-of-the-operators" };
      expect((await store().inject({ url: "/mailbox", headers, remoteAddress: "10.0.0.7" })).statusCode).toBe(
        403,
      );
    });

    it("refuses HTTP/1.0, which browsers do not speak and nginx as it comes does", async () => {
      if (!store().app.server.listening) await store().app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = store().app.server.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1").end(
        `GET /mailbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
    });

    it.each([
      "127.0.0.1:3000",
      "localhost:3000",
      "LOCALHOST",
      "store.localhost:3000",
      "[::1]:3000",
      "127.0.0.2",
    ])("answers Host: %s", async (host) => {
      expect((await store().inject({ url: "/mailbox", headers: { host } })).statusCode).toBe(200);
      const overIpv6 = { url: "/mailbox", headers: { host }, remoteAddress: "::1" };
      expect((await store().inject(overIpv6)).statusCode).toBe(200);
    });

    it("lists the stored mails and shows one with its code [spec 10.3]", async () => {
      const { email } = await signUp(store(), { firstName: "<script>alert(1)</script>" });
      const mail = await findMail(store(), email);
      const list = await get("/mailbox");
      expect(list.statusCode).toBe(200);
      expect(list.body).toContain(email);
      expect(list.body).toContain(`href="/mailbox/${mail.mail_id}"`);
      const page = await get(`/mailbox/${mail.mail_id}`);
      const code = /^ {4}(\d{6})$/m.exec(mail.text_body ?? "")?.[1] ?? "none";
      expect(page.body).toContain(code);
      expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
      expect((await get(`/mailbox/${mail.mail_id}/html`)).body).toContain(code);
      const body = { email, otp: code, newPassword: "a quiet green bicycle" };
      expect((await store().call("POST /api/accounts/RecoverPassword", { body })).body).toBe(1);
      expect(store().inbox.mails).toEqual([]);
    });

    it("shows what people typed as text, under a policy that runs no script", async () => {
      const email = "asha+<x>@ledgerline.example".replace("<x>", "x");
      const { services } = store();
      await services.database.db
        .insertInto("mails")
        .values({
          kind: "welcome",
          recipient: email,
          subject: "<img src=x onerror=alert(1)>",
          text_body: "</pre><script>alert(1)</script>",
          html_body: "<p>x</p>",
          state: "kept",
          queued_at: store().now(),
          settled_at: store().now(),
        })
        .execute();
      const mail = await findMail(store(), email);
      for (const url of ["/mailbox", `/mailbox/${mail.mail_id}`]) {
        const page = await get(url);
        expect(page.body).not.toMatch(/<img|<script/);
        expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
        expect(page.headers["content-security-policy"]).not.toContain("script-src");
        expect(page.headers["cache-control"]).toBe("no-store");
      }
      const html = await get(`/mailbox/${mail.mail_id}/html`);
      expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox allow-popups/);
    });

    it("lets the mail of an order show its products, and breaks no order number", async () => {
      const { config, database } = store().services;
      const { mail_id } = await database.db
        .insertInto("mails")
        .values({
          kind: "welcome",
          recipient: "ravi@ledgerline.example",
          subject: "Your order KS-7H2M-Q4TD-K",
          text_body: "x",
          html_body: "<p>x</p>",
          state: "kept",
          queued_at: store().now(),
          settled_at: store().now(),
        })
        .returning("mail_id")
        .executeTakeFirstOrThrow();
      const { headers } = await get(`/mailbox/${mail_id}/html`);
      const [, sources = ""] = /img-src ([^;]+)/.exec(String(headers["content-security-policy"])) ?? [];
      expect(sources.split(" ")).toEqual(["data:", "'self'", new URL(config.publicUrl).origin]);
      const page = (await get(`/mailbox/${mail_id}`)).body;
      expect(page).toContain('<h1>Your order <span class="number">KS-7H2M-Q4TD-K</span></h1>');
    });

    it("returns 404 for an unknown mail", async () => {
      for (const id of ["0", "99999999", "1e3", "-1", "x", "9".repeat(30), "%00"])
        expect([id, (await get(`/mailbox/${id}`)).statusCode]).toEqual([id, 404]);
      expect((await get("/mailbox/99999999/html")).statusCode).toBe(404);
      expect((await get("/mailbox?refresh=on")).body).toContain('http-equiv="refresh"');
      expect((await get("/mailbox")).body).not.toContain("http-equiv");
    });
  },
  { env: { SMTP_URL: "", OPERATIONS_TOKEN: "a-token-of-the-operators" }, pages: [registerMailboxLast] },
);

describeStore("a store with a mail server", (store) => {
  it("has no mailbox [spec 10.3]", async () => {
    registerMailbox(store().app, store().services);
    expect((await store().inject({ method: "GET", url: "/mailbox" })).statusCode).toBe(404);
  });
});
