import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { headerOf, recordedMails } from "../support/recorded-mails.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";

describeStore("mails", (store) => {
  const { settled } = recordedMails(store);

  it("have HTML, text, a sender and a reply address", async () => {
    const { email } = await signUp(store());
    const { raw } = await mailTo(store(), email);
    expect(raw).toContain("multipart/alternative");
    expect(raw).toContain("text/html");
    expect(headerOf(raw, "From")).toContain("store@ledgerline.example");
    expect(headerOf(raw, "Reply-To")).toContain("support@ledgerline.example");
    expect(headerOf(raw, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(raw, "Message-ID")).toMatch(/^<mail-\d+\.1\.\d+@ledgerline\.example>$/);
  });

  it("are recorded as sent, with the code masked", async () => {
    const { email } = await signUp(store());
    const code = codeIn(await mailTo(store(), email));
    const [mail] = await settled(email);
    expect(mail).toMatchObject({ state: "sent", attempts: 1, last_error: null });
    expect(mail?.subject).toContain("Welcome");
    expect(mail?.text_body).toContain("••••••");
    expect(`${mail?.text_body}${mail?.html_body}`).not.toContain(code);
  });

  it("of an order show what was bought and what happens next", async () => {
    const buyer = await newBuyer(store());
    const product = plainProduct(store());
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 2), userId: buyer.userId },
      token: buyer.token,
    });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart),
      token: buyer.token,
    });
    const mail = await mailTo(store(), buyer.email);
    expect(mail.subject).toContain(orderNo);
    for (const expected of [
      orderNo,
      product.productName,
      "2 pieces",
      "12 Marine Drive",
      "Grand total",
      "USD",
      "₹",
      "payment link",
    ])
      expect(mail.text).toContain(expected);
    const [row] = await settled(buyer.email);
    expect(row?.text_body).toContain(orderNo);

    await store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token: buyer.token });
    const cancelled = await mailTo(store(), buyer.email, 2);
    expect(cancelled.subject).toContain("cancelled");
    expect(cancelled.text).toContain(orderNo);
  });
});
