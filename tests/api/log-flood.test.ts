import { expect, it } from "vitest";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import { openLog } from "../support/log-lines.ts";

const { log, lines } = openLog();
const CALLS = 60;
const LIMIT = 5;

describeStore(
  "a client above its limit",
  (store) => {
    it("has one line a minute in the log for each kind of refusal, and each refusal in the metrics", async () => {
      const search = (remoteAddress: string) =>
        callFrom(store(), remoteAddress, "/api/accounts/emailexists", "asha@ledgerline.example");
      for (let call = 0; call < CALLS; call += 1) await search("203.0.113.9");
      for (let call = 0; call < CALLS; call += 1) await search("203.0.113.10");
      const refused = () => lines.filter(({ status }) => status === 429);
      await expect.poll(() => refused().length).toBeGreaterThanOrEqual(2);
      expect(refused()).toMatchObject([
        { security: "refused", clientIp: "203.0.113.9", code: "too_many_requests", count: 1 },
        { security: "refused", clientIp: "203.0.113.10", code: "too_many_requests", count: 1 },
      ]);
      const { body } = await store().inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      const counted =
        /^kitstore_security_events_total\{event="refused",code="too_many_requests"\} (\d+)/m.exec(body);
      expect(Number(counted?.[1])).toBe(2 * (CALLS - LIMIT));
    });
  },
  { log, env: { RATE_LIMIT: String(LIMIT) } },
);

describeStore(
  "webhooks with wrong signatures",
  (store) => {
    it.each([
      ["/api/webhooks/stripe", "payment webhook with a wrong or expired signature"],
      ["/api/webhooks/razorpay", "payment webhook with a wrong or expired signature"],
      ["/api/webhooks/easypost", "courier webhook with a wrong signature"],
    ])("to %s warn once a minute", async (url, warning) => {
      const before = lines.length;
      for (let call = 0; call < 20; call += 1)
        expect((await callFrom(store(), "203.0.113.9", url, { id: call })).body.code).toBe(
          "signature_invalid",
        );
      expect(lines.slice(before).filter(({ msg }) => msg === warning)).toMatchObject([
        { level: 40, count: 1 },
      ]);
    });
  },
  {
    log,
    env: {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_WEBHOOK_SECRET: "whsec_x",
      EASYPOST_WEBHOOK_SECRET: "ep_secret_of_16_chars",
      RAZORPAY_KEY_ID: "rzp_x",
      RAZORPAY_KEY_SECRET: "x",
      RAZORPAY_WEBHOOK_SECRET: "rzp_webhook_x",
    },
  },
);
