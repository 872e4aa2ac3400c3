import { describe, expect, it } from "vitest";
import { razorpayProvider } from "./razorpay.ts";
import { stripeProvider } from "./stripe.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a webhook of Razorpay", () => {
  // The body and signature that Razorpay's own SDK uses in its tests.
  const recorded = {
    secret: "123456",
    body: '{"a":1,"b":2,"c":{"d":3}}',
    signature: "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc",
  };
  const read = (body: string, signature: string, webhookSecret = recorded.secret) =>
    razorpayProvider({ keyId: "k", keySecret: "s", webhookSecret, apiUrl: "http://127.0.0.1:1" }).readWebhook(
      {
        bytes: bytes(body),
        headers: { "x-razorpay-signature": signature },
        now: new Date(),
      },
    );

  it("is read when its recorded signature fits", async () => {
    expect(await read(recorded.body, recorded.signature)).toMatchObject({ type: "", event: undefined });
  });

  it("has the id of its signed bytes, whatever the headers say: sent again it is known", async () => {
    const provider = razorpayProvider({
      keyId: "k",
      keySecret: "s",
      webhookSecret: recorded.secret,
      apiUrl: "http://127.0.0.1:1",
    });
    const idWith = async (eventId: string) =>
      (
        await provider.readWebhook({
          bytes: bytes(recorded.body),
          headers: { "x-razorpay-signature": recorded.signature, "x-razorpay-event-id": eventId },
          now: new Date(),
        })
      )?.id;
    expect(await idWith("evt_1")).toBe(await idWith("evt_2"));
  });

  it.each([
    ["a changed body", '{"a":2,"b":2,"c":{"d":3}}', recorded.signature, recorded.secret],
    ["another secret", recorded.body, recorded.signature, "654321"],
    ["a cut signature", recorded.body, recorded.signature.slice(2), recorded.secret],
    ["no signature", recorded.body, "", recorded.secret],
  ])("is refused with %s", async (_, body, signature, secret) => {
    expect(await read(body, signature, secret)).toBeUndefined();
  });
});

describe("a webhook of Stripe", () => {
  // Signed with Stripe's SDK for this time.
  const recorded = {
    secret: "whsec_kitstore_recorded",
    at: new Date(1_795_000_000_000),
    body: '{"id":"evt_recorded","object":"event","type":"ping","data":{"object":{}}}',
    header: "t=1795000000,v1=40e1906391c9f96b85bad6d734758f316c9e61fc3dff2892b8935efbf3eae1a1",
  };
  const read = (body: string, header: string, seconds = 0, webhookSecret = recorded.secret) =>
    stripeProvider({ secretKey: "sk_test", webhookSecret, apiUrl: "http://127.0.0.1:1" }).readWebhook({
      bytes: bytes(body),
      headers: { "stripe-signature": header },
      now: new Date(recorded.at.getTime() + seconds * 1_000),
    });

  it("is read when its recorded signature fits, up to five minutes later", async () => {
    for (const seconds of [0, 300]) {
      const webhookEvent = await read(recorded.body, recorded.header, seconds);
      expect(webhookEvent).toEqual({ id: "evt_recorded", type: "ping", event: undefined });
    }
  });

  it.each([
    ["a changed body", recorded.body.replace("ping", "pong"), recorded.header, 0, recorded.secret],
    ["another secret", recorded.body, recorded.header, 0, "whsec_other"],
    ["a time more than five minutes ahead", recorded.body, recorded.header, -301, recorded.secret],
    ["more than five minutes of age", recorded.body, recorded.header, 301, recorded.secret],
    [
      "a newer time written over it",
      recorded.body,
      recorded.header.replace("t=1795000000", "t=1795000400"),
      400,
      recorded.secret,
    ],
    ["no signature", recorded.body, "", 0, recorded.secret],
  ])("is refused with %s", async (_, body, header, seconds, secret) => {
    expect(await read(body, header, seconds, secret)).toBeUndefined();
  });
});
