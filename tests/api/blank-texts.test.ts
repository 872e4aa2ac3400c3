import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { blankTexts } from "../support/fuzz/hostile-values.ts";
import { placeOrder } from "../support/place-order.ts";
import { staffToken } from "../support/staff.ts";

const address = {
  recipientName: "Ravi Menon",
  recipientPhone: "+91 98450 00000",
  address: "4 Church Street",
  recipientCity: "Bengaluru",
  region: "Karnataka",
  postalCode: "560001",
};
const required = ["recipientName", "recipientPhone", "address", "recipientCity", "region"] as const;

describeStore("a text that shows nothing", (store) => {
  const token = staffToken(() => store(), "support");
  const correct = async (orderNo: string, body: object) =>
    store().call("POST /api/admin/orders/{orderNo}/address", {
      params: { orderNo },
      token: await token(),
      body,
    });

  it("is none, in every field of an address that staff correct", async () => {
    const { orderNo } = await placeOrder(store());
    for (const name of required)
      for (const blank of blankTexts) {
        const { status, problem } = await correct(orderNo, { ...address, [name]: blank });
        const refused = name === "region" ? [422, "address_missing"] : [400, "malformed"];
        expect([name, blank, status, problem.code]).toEqual([name, blank, ...refused]);
      }
    const { body } = await correct(orderNo, { ...address, postalCode: "\u200b" });
    expect(body.addresses[0]).toMatchObject({ ...address, postalCode: "" });
  });

  it("is no line of an address", async () => {
    const { orderNo } = await placeOrder(store());
    const { body } = await correct(orderNo, {
      ...address,
      address: "\r\n 4 Church Street \t\r\n\r\n\u00a0\n\u200b\u2028 Flat 12\n\n\n",
    });
    expect(body.addresses[0]?.address).toBe("4 Church Street\nFlat 12");
  });

  it("goes from the ends of another text, whose joiners stay", async () => {
    const { orderNo } = await placeOrder(store());
    const recipientName = "अक्\u200dषय 👩\u200d💻 ❤\ufe0f";
    const { body } = await correct(orderNo, {
      ...address,
      recipientName: `\u3000\ufeff${recipientName}\u2060\t`,
    });
    expect(body.addresses[0]).toMatchObject({ ...address, recipientName });
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json"])(
    "is no name in a form of %s",
    async (type) => {
      const fields = {
        Name: "\u200b\u3000",
        Email: "\ufeffasha@ledgerline.example\u00a0",
        Description: "Mugs",
      };
      const payload = type.startsWith("multipart")
        ? `${Object.entries(fields)
            .map(
              ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
            )
            .join("")}--x--\r\n`
        : type.endsWith("json")
          ? JSON.stringify(fields)
          : new URLSearchParams(fields).toString();
      const send = (text: string) =>
        store().inject({
          method: "POST",
          url: "/api/contact",
          headers: { "content-type": type },
          payload: text,
        });
      expect((await send(payload)).statusCode).not.toBe(200);
      const named = payload
        .replace("\u200b\u3000", "Asha")
        .replace(encodeURIComponent("\u200b\u3000"), "Asha");
      expect((await send(named)).statusCode).toBe(200);
    },
  );

  it("is a password as good as another: nothing is taken from its ends", async () => {
    const { db } = store().services.database;
    const padded = "\u3000\u200ba quiet green bicycle\ufeff";
    const body = { userName: "padded@ledgerline.example", password: padded };
    const { hashPassword } = await import("../../src/people/account/password-hash.ts");
    await db
      .insertInto("users")
      .values({
        email: body.userName,
        email_folded: body.userName,
        first_name: "Asha",
        last_name: "Nair",
        password_hash: await hashPassword(padded),
      })
      .execute();
    expect((await store().call("POST /api/accounts/login", { body })).body.userId).toBeGreaterThan(0);
    const trimmed = { ...body, password: padded.trim() };
    expect((await store().call("POST /api/accounts/login", { body: trimmed })).body.userId).toBe(0);
  });
});
