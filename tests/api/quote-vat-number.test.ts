import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { quoteActions } from "../support/quote-actions.ts";

describeStore("the VAT number of a quote's company", (store) => {
  const { make, newQuote, accept, read, send, change, input } = quoteActions(store);
  const billedOf = (orderNo: string) =>
    store()
      .services.database.db.selectFrom("orders")
      .select(["billing_company", "billing_vat_number"])
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();

  it("goes from the quote onto its order, which is billed to the company from the first document", async () => {
    const { quote, link } = await newQuote({ company: "Beanworks AS", vatNumber: " no 974 760 673 mva" });
    expect(quote.vatNumber).toBe("NO974760673MVA");
    const { orderNo } = (await accept(link)).body;
    expect(await billedOf(orderNo)).toEqual({
      billing_company: "Beanworks AS",
      billing_vat_number: "NO974760673MVA",
    });
  });

  it("is refused in a form that its country does not write, and nothing is made", async () => {
    const refused = await make({ vatNumber: "DE12" });
    expect(refused.problem.code).toBe("vat_number_invalid");
    expect(refused.problem.detail).toContain("DE123456789");
  });

  it("may be added once the quote was sent, and taken away", async () => {
    const { quote } = await newQuote();
    const fields = input({ email: quote.email, vatNumber: "DE123456789" });
    const changed = await change(await read(quote.id), fields);
    expect([changed.status, changed.body.vatNumber]).toEqual([200, "DE123456789"]);
    expect((await send(changed.body)).status).toBe(200);
    const { vatNumber: _, ...without } = fields;
    expect((await change(await read(quote.id), without)).body.vatNumber).toBe("");
  });
});
