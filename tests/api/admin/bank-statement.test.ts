import { expect, it } from "vitest";
import type { Statement, StatementInput } from "../../../src/contract/admin/statements.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff, staffToken } from "../../support/staff.ts";

describeStore("a bank statement", (store) => {
  const support = staffToken(store, "support");
  const send = async (input: Partial<StatementInput>) =>
    store().call("POST /api/admin/payments/statement", {
      token: await support(),
      body: { text: "", choices: [], ...input },
    });
  const read = async (orderNo: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: await support() }))
      .body;
  const placed = async () => {
    const { orderNo } = await placeOrder(store());
    const { grandTotal } = await read(orderNo);
    return { orderNo, total: grandTotal.toFixed(2) };
  };
  const outcomes = ({ lines }: Statement) => lines.map(({ outcome }) => outcome);
  const heading = "Date;Purpose;Amount;Reference";

  it("confirms fifty transfers at one press, each with its own reference, and a second press finds nothing to do", async () => {
    const orders: { orderNo: string; total: string }[] = [];
    for (let count = 0; count < 50; count += 1) orders.push(await placed());
    const text = [
      heading,
      ...orders.map(
        ({ orderNo, total }, at) => `2026-11-24;Order ${orderNo.replaceAll("-", "")};${total};UTR ${at}`,
      ),
    ].join("\n");
    const checked = (await send({ text })).body;
    expect(outcomes(checked)).toEqual(Array(50).fill("would"));
    expect((await read(orders[0]?.orderNo ?? "")).status).toBe("Order Requested");

    const done = (await send({ text, planHash: checked.planHash })).body;
    expect(outcomes(done)).toEqual(Array(50).fill("done"));
    const payments = await store()
      .services.database.db.selectFrom("payments")
      .innerJoin("orders", "orders.order_id", "payments.order_id")
      .select(["order_no", "method", "reference"])
      .where("paid_at", "is not", null)
      .execute();
    expect(payments.map(({ order_no, reference }) => [order_no, reference])).toEqual(
      expect.arrayContaining(orders.map(({ orderNo }, at) => [orderNo, `UTR ${at}`])),
    );
    expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(["bank transfer"]));

    const again = (await send({ text })).body;
    expect(outcomes(again)).toEqual(Array(50).fill("nothing"));
    expect(again.planHash).toBe("");
    expect(outcomes((await send({ text, planHash: checked.planHash })).body)).toEqual(
      Array(50).fill("nothing"),
    );
    expect(await brokenRules(store())).toEqual([]);
  });

  it("leaves what does not match, and asks where two orders have the amount", async () => {
    const [one, two] = [await placed(), await placed()];
    expect(one.total).toBe(two.total);
    const text = [
      heading,
      `2026-11-25;from somebody;${one.total};UTR a`,
      `2026-11-25;${one.orderNo};1.00;UTR b`,
      "2026-11-25;rent;7.77;UTR c",
      "2026-11-25;fee;-7.77;UTR d",
    ].join("\n");
    const { body } = await send({ text });
    expect(outcomes(body)).toEqual(["asked", "refused", "refused"]);
    expect(body.outgoing).toBe(1);
    expect(body.lines.map(({ message }) => message).join("\n")).toMatch(
      /say which it is[\s\S]*amount differs[\s\S]*no unpaid order/,
    );
    expect(body.planHash).toBe("");
    const [asked] = body.lines;
    expect(asked?.candidates.map(({ orderNo }) => orderNo)).toEqual(
      expect.arrayContaining([one.orderNo, two.orderNo]),
    );
    const choices = [{ key: asked?.key ?? "", orderNo: two.orderNo }];
    const chosen = (await send({ text, choices })).body;
    expect(chosen.lines[0]).toMatchObject({ outcome: "would", orderNo: two.orderNo });
    const done = (await send({ text, choices, planHash: chosen.planHash })).body;
    expect(outcomes(done)).toEqual(["done", "refused", "refused"]);
    expect([(await read(one.orderNo)).status, (await read(two.orderNo)).status]).toEqual([
      "Order Requested",
      "Order Confirmed",
    ]);
    // The same transfer pays no other order, whatever is chosen.
    const again = await send({ text, choices: [{ key: asked?.key ?? "", orderNo: one.orderNo }] });
    expect(again.body.lines[0]).toMatchObject({ outcome: "nothing", orderNo: two.orderNo });
  });

  it("confirms nothing where something has changed since it was checked", async () => {
    const { orderNo, total } = await placed();
    const text = `${heading}\n2026-11-26;${orderNo};${total};UTR z`;
    const { planHash } = (await send({ text })).body;
    const other = await placed();
    const refused = await send({
      text: `${text}\n2026-11-26;${other.orderNo};${other.total};UTR y`,
      planHash,
    });
    expect(refused.problem.code).toBe("version_conflict");
    expect((await read(orderNo)).status).toBe("Order Requested");
  });

  it("two people who press at once confirm each order once", async () => {
    const orders = [await placed(), await placed(), await placed()];
    const text = [
      heading,
      ...orders.map(({ orderNo, total }, at) => `2026-11-27;${orderNo};${total};UTR p${at}`),
    ].join("\n");
    const { planHash } = (await send({ text })).body;
    const both = await Promise.all([send({ text, planHash }), send({ text, planHash })]);
    const done = both.flatMap(({ body, status }) => (status === 200 ? outcomes(body) : []));
    expect(done.filter((outcome) => outcome === "done")).toHaveLength(3);
    for (const { orderNo } of orders) expect((await read(orderNo)).status).toBe("Order Confirmed");
    expect(await brokenRules(store())).toEqual([]);
  });

  it("a confirmation that was taken back may be made by the same transfer again", async () => {
    const { orderNo, total } = await placed();
    const text = `${heading}\n2026-11-28;${orderNo};${total};UTR back`;
    const first = (await send({ text })).body;
    await send({ text, planHash: first.planHash });
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token: await support(),
      body: { from: "Order Confirmed", to: "Order Requested" },
    });
    const again = (await send({ text })).body;
    expect(outcomes(again)).toEqual(["would"]);
    expect(outcomes((await send({ text, planHash: again.planHash })).body)).toEqual(["done"]);
  });

  it("reads camt.053, and refuses XML with definitions of its own", async () => {
    const { orderNo, total } = await placed();
    const text = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="INR">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <NtryDtls><TxDtls><RmtInf><Ustrd>${orderNo}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    expect((await send({ text })).body.lines).toMatchObject([
      { outcome: "would", orderNo, currencyCode: "INR" },
    ]);
    const hostile = await send({ text: `<!DOCTYPE d [<!ENTITY a "b">]>${text}` });
    expect([hostile.status, hostile.problem.code]).toEqual([422, "import_invalid"]);
    expect((await send({ text: `${heading}\n${"2026-11-24;x;1.00;y\n".repeat(501)}` })).problem.code).toBe(
      "too_many_lines",
    );
  });

  it("is for support and administrators", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const body = { text: heading, choices: [] };
    expect((await store().call("POST /api/admin/payments/statement", { token, body })).status).toBe(403);
  });
});
