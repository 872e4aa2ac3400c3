import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions } from "../../support/member-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newOccasion } from "../../support/new-occasion.ts";
import { cartItem, checkoutBody } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("a kit that is not dispatched before a day", (store) => {
  const members = memberActions(store);
  const db = () => store().services.database.db;
  const dayIn = (days: number) =>
    store().services.calendar.dayOf(new Date(store().now().getTime() + days * 86_400_000));

  /** A confirmed order of the kit of an occasion, confirmed long ago. */
  async function heldKit() {
    const { kit, code, occasionId } = await newOccasion(store(), { dispatch_from: dayIn(1) });
    const { userId, token, email } = await newBuyer(store());
    await members.add({ emails: [company(email)] });
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit, 1), userId },
    });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      token,
      body: checkoutBody(userId, cart, { couponCode: code }),
    });
    const staff = await newStaff(store(), "admin");
    const change = { from: "Order Requested", to: "Order Confirmed" };
    const move = (body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/status", {
        token: staff.token,
        params: { orderNo },
        body,
      });
    expect((await move(change)).status).toBe(200);
    await db()
      .updateTable("order_status_changes")
      .set({ changed_at: new Date(store().now().getTime() - 60 * 86_400_000) })
      .where("order_id", "in", (eb) =>
        eb.selectFrom("orders").select("order_id").where("order_no", "=", orderNo),
      )
      .execute();
    const kinds = async () =>
      (await store().call("GET /api/admin/dashboard", { token: staff.token })).body.needsAttention
        .filter((each) => each.orderNo === orderNo)
        .map(({ kind }) => kind);
    const dispatchFrom = (day: string) =>
      db()
        .updateTable("occasions")
        .set({ dispatch_from: day })
        .where("occasion_id", "=", occasionId)
        .execute();
    return { orderNo, move, kinds, dispatchFrom, token: staff.token };
  }
  const dispatch = { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 1" };

  it("is refused to the dispatch before it, alone and in a list, and is not late", async () => {
    const { orderNo, move, kinds, token } = await heldKit();
    const refused = `This kit is not dispatched before ${dayIn(1)}.`;
    expect((await move(dispatch)).problem).toMatchObject({ code: "state_conflict", detail: refused });
    const { body } = await store().call("POST /api/admin/orders/dispatch", {
      token,
      body: { text: `${orderNo},BD1`, courier: "BlueDart", dryRun: true },
    });
    expect(body[0]?.message).toBe(refused);
    expect(await kinds()).toEqual([]);
  });

  it("waits from that day on, and is late only then", async () => {
    const { move, kinds, dispatchFrom } = await heldKit();
    await dispatchFrom(dayIn(0));
    expect(await kinds()).toEqual(["pack"]);
    await dispatchFrom(dayIn(-40));
    expect(await kinds()).toEqual(["late"]);
    expect((await move(dispatch)).status).toBe(200);
  });
});
