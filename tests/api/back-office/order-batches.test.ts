import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import type { Buyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("orders in bulk", (store) => {
  let login: Promise<Buyer> | undefined;
  const support = async () => {
    login ??= newStaff(store(), "support");
    return (await login).token;
  };
  const confirm = async (...orders: { orderNo: string; from: string }[]) =>
    (await store().call("POST /api/admin/orders/confirm", { token: await support(), body: { orders } })).body;
  const dispatch = async (text: string, isTrial = false, courier?: string) =>
    store().call("POST /api/admin/orders/dispatch", {
      token: await support(),
      body: { text, isTrial, ...(courier !== undefined && { courier }) },
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

  it("are confirmed each by itself: a refused one stops none of the others, and nothing is done twice", async () => {
    const [one, two] = [await placeOrder(store()), await placeOrder(store())];
    const list = [requested(one.orderNo), requested("KS-0000-0000-0"), requested(two.orderNo)];
    expect((await confirm(...list)).map(({ isDone }) => isDone)).toEqual([true, false, true]);
    expect(await statusOf(two.orderNo)).toBe("Order Confirmed");
    const again = await confirm(...list);
    expect(again.map(({ isDone }) => isDone)).toEqual([false, false, false]);
    expect(again[0]?.says).toContain("'Order Confirmed' by now");
    const rows = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("action")
      .where("subject_id", "=", one.orderNo)
      .execute();
    expect(rows).toEqual([{ action: "order moved to Order Confirmed" }]);
  });

  it("are confirmed from the status that was seen alone", async () => {
    const { orderNo } = await placeOrder(store());
    const [answer] = await confirm({ orderNo, from: "Payment Link Sent" });
    expect([answer?.isDone, await statusOf(orderNo)]).toEqual([false, "Order Requested"]);
  });

  it("are dispatched from pasted lines: said first, done then, and told line by line", async () => {
    const [one, two, unpaid] = [await confirmed(), await confirmed(), await placeOrder(store())];
    const text = `AWB\tOrder No\nBD-1\t${one.orderNo}\nBD-2\t${two.orderNo.toLowerCase()}\nBD-3\t${unpaid.orderNo}\nBD-4\tKS-9\n`;
    const trial = await dispatch(text, true, "BlueDart");
    expect(trial.body.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "would"],
      [3, "would"],
      [4, "refused"],
      [5, "refused"],
    ]);
    expect(await statusOf(one.orderNo)).toBe("Order Confirmed");

    const { body } = await dispatch(text, false, "BlueDart");
    expect(body.map(({ outcome }) => outcome)).toEqual(["done", "done", "refused", "refused"]);
    expect(body[2]?.says).toBe("The order is 'Order Requested': confirm it first.");
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(two.buyer.email) && /is on its way/.test(subject),
    );
    expect(mail.text).toContain("BD-2");
    expect(mail.text).toContain("BlueDart");

    const again = await dispatch(text, false, "BlueDart");
    expect(again.body.map(({ outcome }) => outcome)).toEqual(["nothing", "nothing", "refused", "refused"]);
    expect(mailsOf(two.buyer.email, /is on its way/)).toHaveLength(1);
  });

  it("are dispatched once when two paste the same lines at once", async () => {
    const { orderNo, buyer } = await confirmed();
    const text = `${orderNo},BlueDart,BD-77`;
    const answers = await Promise.all([dispatch(text), dispatch(text), dispatch(text)]);
    const outcomes = answers.map(({ body }) => body[0]?.outcome ?? "none");
    expect(outcomes.filter((each) => each === "done")).toHaveLength(1);
    await store().inbox.next(({ to, subject }) => to.includes(buyer.email) && /is on its way/.test(subject));
    expect(mailsOf(buyer.email, /is on its way/)).toHaveLength(1);
  });

  it("take a text of any kind without failing, and not too many lines of it", async () => {
    for (const text of ["\u0001;\u202e;=1", '"', ",,,,", "\n\n", "💥\t💥\t💥", "a".repeat(100_000)])
      expect((await dispatch(text)).status, JSON.stringify(text.slice(0, 20))).toBe(200);
    const tooMany = await dispatch("KS-1,a,b\n".repeat(501));
    expect([tooMany.status, tooMany.problem.code]).toEqual([422, "too_many_lines"]);
    expect((await dispatch("")).status).toBe(400);
  });
});
