import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import type { UserId } from "../../src/contract/ids.ts";
import { smtpTransport } from "../../src/platform/mail/mail-transport.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { describeStore } from "../support/describe-store.ts";
import { mailTo, newEmail, signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { recordedMails } from "../support/recorded-mails.ts";
import { sampleMail } from "../support/sample-mail.ts";

/** More than two batches of the queue. */
const OTHERS = 12;
/** Of the store to the mail server, for mails of one queue. */
const CONNECTIONS = 2;

describeStore("one mail that the mail server cannot take", (store) => {
  const { mailsOf, settled } = recordedMails(store);
  const othersGoOut = async () => {
    const people = await Promise.all(Array.from({ length: OTHERS }, () => signUp(store())));
    await Promise.all(people.map(({ email }) => mailTo(store(), email)));
  };

  it("lets the others go out while the server never responds about it", async () => {
    const email = newEmail();
    const stopHanging = store().inbox.hangOn(email);
    try {
      await signUp(store(), { email });
      await expect.poll(() => mailsOf(email)).toMatchObject([{ attempts: 1 }]);
      await othersGoOut();
      expect(await mailsOf(email)).toMatchObject([{ state: "queued", attempts: 1, last_error: null }]);
    } finally {
      stopHanging();
    }
    await mailTo(store(), email);
    expect(await settled(email)).toMatchObject([{ state: "sent", last_error: null }]);
  });

  it("keeps no code waiting, even when the server responds about none of many others", async () => {
    const { database, jobs } = store().services;
    const userId = (await newBuyer(store())).userId as UserId;
    const emails = Array.from({ length: OTHERS }, newEmail);
    const stopHanging = emails.map((email) => store().inbox.hangOn(email));
    try {
      await database.db.transaction().execute(async (trx) => {
        for (const recipient of emails)
          await queueMail(trx, jobs, { kind: "login-warning", recipient, userId, now: store().now() });
      });
      const begun = async () =>
        (await Promise.all(emails.map(mailsOf))).flat().filter((mail) => mail.attempts);
      await expect.poll(async () => (await begun()).length).toBeGreaterThanOrEqual(CONNECTIONS);
      const { email } = await signUp(store());
      await mailTo(store(), email);
    } finally {
      for (const stop of stopHanging) stop();
    }
  });

  it("lets the others go out while the server refuses it; it is tried again, with the reason for staff", async () => {
    const email = newEmail();
    store().inbox.reject(email);
    await signUp(store(), { email });
    await othersGoOut();
    const attempts = async () => (await mailsOf(email))[0]?.attempts;
    // The queue waits 5 to 10 seconds before the second attempt, and longer on a busy machine.
    await expect.poll(attempts).toBeGreaterThanOrEqual(2);
    const reason = expect.stringContaining("550 No such mailbox");
    expect(await mailsOf(email)).toMatchObject([{ state: "queued", last_error: reason }]);
  });
});

it("a mail server that accepts connections and never responds is given up", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    const send = smtpTransport(`smtp://127.0.0.1:${port}`, "required");
    await expect(send(sampleMail)).rejects.toThrow(/Greeting never received/);
  } finally {
    server.close();
  }
});
