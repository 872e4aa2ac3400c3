import { expect, it } from "vitest";
import { readConfig } from "../../src/platform/config/config.ts";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, KIT_ID, plainProduct } from "../support/shopping.ts";

describeStore("one person for one mailbox", (store) => {
  const account = (email: string) =>
    newBuyer(store(), { identity: { firstName: "Asha", lastName: "Rao", email } });
  const redeem = async (buyer: Buyer, product: Parameters<typeof cartItem>[0], couponCode: string) => {
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 1), userId: buyer.userId },
      token: buyer.token,
    });
    if (!Array.isArray(cart)) return 409;
    return (
      await store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart, { couponCode }),
        token: buyer.token,
      })
    ).status;
  };
  const kit = () => {
    const product = store().services.catalogue.current().products.get(KIT_ID);
    if (!product) throw new Error("no kit");
    return product;
  };

  it("has one kit, also from two accounts at once", async () => {
    const people = [await account("kit@ledgerline.example"), await account("kit+two@ledgerline.example")];
    const statuses = await Promise.all(people.map((person) => redeem(person, kit(), "WELCOMEKIT")));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await redeem(await account("kit+three@ledgerline.example"), kit(), "WELCOMEKIT")).toBe(409);
    expect(await redeem(await account("kit@other.example"), kit(), "WELCOMEKIT")).toBe(200);
  });

  it("uses a coupon that is once per person once; at Gmail dots do not make another person", async () => {
    const { db } = store().services.database;
    await db.updateTable("coupons").set({ once_per: "user" }).where("code", "=", "SAVE10").execute();
    expect(await redeem(await account("a.sha@gmail.com"), plainProduct(store()), "SAVE10")).toBe(200);
    expect(await redeem(await account("as.ha+x@googlemail.com"), plainProduct(store()), "SAVE10")).toBe(409);
    expect(await redeem(await account("asha@ledgerline.example"), plainProduct(store()), "SAVE10")).toBe(200);
    expect(await redeem(await account("a.sha@ledgerline.example"), plainProduct(store()), "SAVE10")).toBe(
      200,
    );
  });
});

describeStore(
  "the client IP",
  (store) => {
    const contact = (remoteAddress: string, forwardedFor: string) =>
      callFrom(
        store(),
        remoteAddress,
        "/api/contact",
        { Name: "A", Email: "a@b.example", Description: "x" },
        {
          "x-forwarded-for": forwardedFor,
        },
      );
    const statusesOf = async (remoteAddress: string, forwardedFor: (n: number) => string) => {
      const statuses = new Set<number>();
      for (let n = 0; n < 14; n += 1) statuses.add((await contact(remoteAddress, forwardedFor(n))).status);
      return [...statuses];
    };

    it("is not what an outsider writes into X-Forwarded-For", async () => {
      expect(await statusesOf("192.0.2.1", (n) => `203.0.113.${n}`)).toEqual([200, 429]);
    });

    it("is what a trusted proxy says, the last that is not one of ours", async () => {
      expect(await statusesOf("10.0.0.5", (n) => `8.8.8.8, 203.0.113.${n}, 10.1.2.3`)).toEqual([200]);
      expect(await statusesOf("10.0.0.5", (n) => `203.0.113.${n}, 198.18.0.1`)).toEqual([200, 429]);
    });

    it("is in the audit what it is for the limits", async () => {
      const { token } = await newBuyer(store(), { role: "admin" });
      const signOut = async (remoteAddress: string, forwardedFor: string) => {
        const { userId } = await newBuyer(store());
        const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": forwardedFor };
        await callFrom(store(), remoteAddress, `/api/admin/people/${userId}/sign-out`, {}, headers);
        const { from_address } = await store()
          .services.database.db.selectFrom("audit_rows")
          .select("from_address")
          .where("subject_id", "=", String(userId))
          .executeTakeFirstOrThrow();
        return from_address;
      };
      expect(await signOut("192.0.2.1", "203.0.113.1")).toBe("192.0.2.1");
      expect(await signOut("10.0.0.5", "8.8.8.8, 203.0.113.1")).toBe("203.0.113.1");
      expect(await signOut("10.0.0.5", "<script>")).toBe("10.0.0.5");
    });

    it("is the proxy's own where it passes on nonsense", async () => {
      expect(await statusesOf("10.0.0.6", (n) => `unknown-${n}`)).toEqual([200, 429]);
    });
  },
  {
    // A store behind a proxy is public, and would ask staff for a second factor.
    env: {
      RATE_LIMIT: "100000",
      TRUST_PROXY: "10.0.0.5, 10.0.0.6, 10.1.0.0/16",
      SECOND_FACTOR: "optional",
    },
  },
);

it.each(["on", "1", "true", "10.0.0.0/33", "my-proxy", "10.0.0.1;10.0.0.2"])(
  "TRUST_PROXY=%s is refused in words",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be off, or the addresses/);
  },
);

describeStore(
  "a flood of made-up staff tokens",
  (store) => {
    it("ends at the limit before the tokens are looked up", async () => {
      const statuses = [];
      for (let n = 0; n < 8; n += 1)
        statuses.push((await store().call("GET /api/admin/orders", { token: "a".repeat(43) })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    });
  },
  { env: { RATE_LIMIT: "5" } },
);

describeStore(
  "a flood from one client IP",
  (store) => {
    const statusesOf = async (remoteAddress: string, count: number, url: (n: number) => string) => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 1)
        statuses.push((await store().inject({ url: url(n), remoteAddress })).statusCode);
      return statuses;
    };

    it("of catalogue calls that are not cached ends at the limit; cached calls and other clients go on", async () => {
      const search = (n: number) => `/api/Product/Search?searchTerm=invented${n}`;
      expect(await statusesOf("192.0.2.1", 7, search)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      const refused = await store().inject({ url: search(9), remoteAddress: "192.0.2.1" });
      expect([refused.json().code, Number(refused.headers["retry-after"])]).toEqual([
        "too_many_requests",
        expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
      ]);
      expect(await statusesOf("192.0.2.1", 7, () => search(0))).toEqual(Array(7).fill(200));
      expect(await statusesOf("192.0.2.2", 1, () => search(10))).toEqual([200]);
    });

    it("of files ends at a wider limit, and of the feed, which is written each time, at a narrow one", async () => {
      const robots = await statusesOf("192.0.2.3", 102, () => "/robots.txt");
      expect(robots).toEqual([...Array(100).fill(200), 429, 429]);
      const feed = await statusesOf("192.0.2.4", 12, () => "/google-merchant.xml");
      expect(feed).toEqual([...Array(10).fill(200), 429, 429]);
      expect(await statusesOf("192.0.2.3", 1, () => "/readyz")).toEqual([200]); // a balancer asks it
    });
  },
  { env: { RATE_LIMIT: "5" } },
);
