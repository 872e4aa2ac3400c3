import { sql } from "kysely";
import { expect, it } from "vitest";
import type { UserId } from "../../src/contract/ids.ts";
import { MAIL_ATTEMPTS } from "../../src/notifications/send/send-mail.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { describeStore } from "../support/describe-store.ts";
import { mailsTo, mailTo, signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { recordedMails } from "../support/recorded-mails.ts";

const WAITING_OF_EACH = 30;
/** Two batches of five: begun, and not yet at the mail server, when the first of the others begins. */
const BEGUN = 10;

describeStore("mails after an outage of the mail server", (store) => {
  const jobs = async (name: string) =>
    (
      await store().services.database.pool.query<{ state: string; away: boolean; retry_limit: number }>(
        "select state::text, retry_limit, start_after > now() + interval '1 minute' as away from pgboss.job where name = $1",
        [name],
      )
    ).rows;

  it("that wait for their next attempt go out as soon as it is asked for", async () => {
    store().inbox.refuse(1);
    const { email } = await signUp(store());
    await expect
      .poll(async () => (await jobs("mail.send-code")).map(({ state }) => state))
      .toContain("retry");
    const far = "update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'";
    await store().services.database.pool.query(far);
    expect(mailsTo(store(), email)).toEqual([]);
    await store().services.jobs.retryNow("mail.send-code");
    await mailTo(store(), email);
  });

  it("are tried for more than a day", async () => {
    const [job] = await jobs("mail.send-code");
    expect(job?.retry_limit).toBe(MAIL_ATTEMPTS - 1);
    // 5, 10, 20 … seconds, an hour at most.
    const delays = Array.from({ length: MAIL_ATTEMPTS - 1 }, (_, n) => Math.min(5 * 2 ** n, 3_600));
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 3_600);
  });

  it("with a code have a queue of their own", async () => {
    expect(await jobs("mail.send")).toEqual([]);
    expect((await jobs("mail.send-code")).length).toBeGreaterThan(0);
  });

  /** Mails with a code and without one, in turns, whose next attempt is in an hour. */
  const queueWaitingMails = async () => {
    const { database, jobs: queue } = store().services;
    const people = await Promise.all(Array.from({ length: WAITING_OF_EACH }, () => newBuyer(store())));
    await database.db.transaction().execute(async (trx) => {
      for (const { userId } of people)
        for (const kind of ["login-warning", "welcome"] as const) {
          const recipient = `${kind}-${userId}@ledgerline.example`;
          await queueMail(trx, queue, { kind, recipient, userId: userId as UserId, now: store().now() });
        }
      await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
        where name in ('mail.send', 'mail.send-code') and state = 'created'`.execute(trx);
    });
  };

  it("come before all others when they have a code", async () => {
    const open = store().inbox.turnAway();
    const { email } = await signUp(store());
    const tried = async () => (await recordedMails(store).mailsOf(email))[0]?.last_error;
    await expect.poll(tried).toContain("Not open yet");
    await queueWaitingMails();
    open();
    await mailTo(store(), email); // its next attempt was a few seconds later, and brings the others forward
    const received = () =>
      store()
        .inbox.mails.map(({ to }) => /^(login-warning|welcome)-/.exec(to[0] ?? "")?.[1])
        .filter((kind) => kind !== undefined);
    await expect.poll(() => received().length).toBe(2 * WAITING_OF_EACH);
    const afterOthers = received().slice(received().indexOf("login-warning"));
    expect(afterOthers.filter((kind) => kind === "welcome").length).toBeLessThanOrEqual(BEGUN);
  });
});
