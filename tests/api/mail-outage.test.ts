import { expect, it } from "vitest";
import { MAIL_ATTEMPTS } from "../../src/features/mail/send-mail.ts";
import { describeStore } from "../support/describe-store.ts";
import { mailsTo, mailTo, signUp } from "../support/mailed-code.ts";

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
    await store().services.jobs.retryMailsNow();
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
});
