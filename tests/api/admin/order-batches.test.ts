import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { staffToken } from "../../support/staff.ts";

describeStore("changes of many orders", (store) => {
  const support = staffToken(store, "support");
  const confirm = async (...orders: { orderNo: string; from: string }[]) =>
    (await store().call("POST /api/admin/orders/confirm", { token: await support(), body: { orders } })).body;
  const dispatch = async (text: string, dryRun = false, courier?: string) =>
    store().call("POST /api/admin/orders/dispatch", {
      token: await support(),
      body: { text, dryRun, ...(courier !== undefined && { courier }) },
    });
  const requested = (orderNo: string) => ({ orderNo, from: "Order Requested" });
  const statusOf = async (orderNo: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: await support() }))
      .body.status;
  const mailsOf = (email: string, subject: RegExp) =>
    store().inbox.mails.filter((mail) => mail.to.includes(email) && subject.test(mail.subject));
  async function confirmed() {
    const placed = await placeOrder(store());
    await confirm(requested(placed.orderNo));
    return placed;
  }

  it("confirm each order by itself: a refused one does not stop the others, and nothing is done twice", async () => {
    const [one, two] = [await placeOrder(store()), await placeOrder(store())];
    const list = [requested(one.orderNo), requested("KS-0000-0000-0"), requested(two.orderNo)];
    expect((await confirm(...list)).map(({ isDone }) => isDone)).toEqual([true, false, true]);
    expect(await statusOf(two.orderNo)).toBe("Order Confirmed");
    const again = await confirm(...list);
    expect(again.map(({ isDone }) => isDone)).toEqual([false, false, false]);
    expect(again[0]?.message).toContain("is now 'Order Confirmed'");
    const rows = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("action")
      .where("subject_id", "=", one.orderNo)
      .execute();
    expect(rows).toEqual([{ action: "order moved to Order Confirmed" }]);
  });

  it("confirm an order only from the status that staff saw", async () => {
    const { orderNo } = await placeOrder(store());
    const [response] = await confirm({ orderNo, from: "Payment Link Sent" });
    expect([response?.isDone, await statusOf(orderNo)]).toEqual([false, "Order Requested"]);
  });

  it("dispatch orders from pasted lines: checked first, then done, with an outcome for each line", async () => {
    const [one, two, unpaid] = [await confirmed(), await confirmed(), await placeOrder(store())];
    const text = `AWB\tOrder No\nBD-1\t${one.orderNo}\nBD-2\t${two.orderNo.toLowerCase()}\nBD-3\t${unpaid.orderNo}\nBD-4\tKS-9\n`;
    const dryRun = await dispatch(text, true, "BlueDart");
    expect(dryRun.body.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "would"],
      [3, "would"],
      [4, "refused"],
      [5, "refused"],
    ]);
    expect(await statusOf(one.orderNo)).toBe("Order Confirmed");

    const { body } = await dispatch(text, false, "BlueDart");
    expect(body.map(({ outcome }) => outcome)).toEqual(["done", "done", "refused", "refused"]);
    expect(body[2]?.message).toBe("The order is 'Order Requested': confirm it first.");
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(two.buyer.email) && /is on its way/.test(subject),
    );
    expect(mail.text).toContain("BD-2");
    expect(mail.text).toContain("BlueDart");

    const again = await dispatch(text, false, "BlueDart");
    expect(again.body.map(({ outcome }) => outcome)).toEqual(["nothing", "nothing", "refused", "refused"]);
    expect(mailsOf(two.buyer.email, /is on its way/)).toHaveLength(1);
  });

  it("dispatch an order once when two people paste the same lines at the same time", async () => {
    const { orderNo, buyer } = await confirmed();
    const text = `${orderNo},BlueDart,BD-77`;
    const responses = await Promise.all([dispatch(text), dispatch(text), dispatch(text)]);
    const outcomes = responses.map(({ body }) => body[0]?.outcome ?? "none");
    expect(outcomes.filter((each) => each === "done")).toHaveLength(1);
    await store().inbox.next(({ to, subject }) => to.includes(buyer.email) && /is on its way/.test(subject));
    expect(mailsOf(buyer.email, /is on its way/)).toHaveLength(1);
  });

  it("accept any text without failing, and refuse too many lines", async () => {
    for (const text of ["\u0001;\u202e;=1", '"', ",,,,", "\n\n", "💥\t💥\t💥", "a".repeat(100_000)])
      expect((await dispatch(text)).status, JSON.stringify(text.slice(0, 20))).toBe(200);
    const tooMany = await dispatch("KS-1,a,b\n".repeat(501));
    expect([tooMany.status, tooMany.problem.code]).toEqual([422, "too_many_lines"]);
    expect((await dispatch("")).status).toBe(400);
  });
});
