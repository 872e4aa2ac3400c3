import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions } from "../../support/member-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newSwagCode } from "../../support/new-occasion.ts";
import { blankOccasion, occasionActions } from "../../support/occasion-actions.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

const noWords = { language: "en", heading: "One", words: "", cardNote: "", boxLabel: "" };

describeStore("occasions", (store) => {
  const occasions = occasionActions(store);
  const members = memberActions(store);
  const db = () => store().services.database.db;

  it("are prepared, started and archived; the first one is there", async () => {
    const first = await occasions.read(1);
    expect(first).toMatchObject({ isFirst: true, state: "open", kitProductId: KIT_ID, audience: "anyone" });
    const texts = [
      { ...noWords, heading: "Ten years", words: "Thank you.", cardNote: "From all of us" },
      { ...noWords, language: "de", heading: "Zehn Jahre", boxLabel: "Zehn!" },
    ];
    const input = {
      name: "Ten years",
      countryCodes: ["DE", "IN"],
      employmentKinds: ["permanent" as const],
      texts,
      startedFrom: "2016-01-01",
      startedTo: "2016-12-31",
      closesOn: "2026-12-31",
      budget: 120_000.5,
    };
    const made = await occasions.add(input);
    expect(made).toMatchObject({ ...input, state: "preparing", isFirst: false, kitProductId: null });
    expect((await occasions.start(made)).problem).toMatchObject({
      code: "state_conflict",
      detail: "Choose its kit first.",
    });
    const kitProductId = await occasions.newProduct();
    const { body: withKit } = await occasions.change(made, { kitProductId });
    expect(withKit.kitProductId).toBe(kitProductId);
    const { body: started } = await occasions.start(withKit);
    expect(started.state).toBe("open");
    expect((await occasions.start(started)).problem.code).toBe("state_conflict");
    const { body: archived } = await occasions.archive(started);
    expect(archived.state).toBe("archived");
    expect((await occasions.archive(archived, false)).body.state).toBe("open");
    const list = await store().call("GET /api/admin/occasions", {
      token: await occasions.token(),
      query: { state: "open", q: "Ten" },
    });
    expect(list.body.rows.map(({ id }) => id)).toEqual([made.id]);
  });

  it("make a product the kit, free and alone in the cart, and unmark it again", async () => {
    const kitProductId = await occasions.newProduct();
    const made = await occasions.add({ kitProductId });
    const isKit = (id: number) => findProduct(store(), ({ productId }) => productId === id).isSwagItem;
    expect(isKit(kitProductId)).toBe(true);
    expect((await occasions.create({ kitProductId })).problem.code).toBe("kit_taken");
    expect((await occasions.create({ kitProductId: KIT_ID })).problem.code).toBe("kit_taken");
    expect((await occasions.create({ kitProductId: 999_999 })).problem.code).toBe("product_unknown");
    const other = await occasions.newProduct();
    const { body: changed } = await occasions.change(made, { kitProductId: other });
    expect([changed.kitProductId, isKit(kitProductId), isKit(other)]).toEqual([other, false, true]);
    const { body: without } = await occasions.change(changed, { kitProductId: null });
    expect([without.kitProductId, isKit(other)]).toEqual([null, false]);
    expect(isKit(KIT_ID)).toBe(true);
  });

  it("have a kit each, with contents and sizes of its own", async () => {
    const kitProductId = await occasions.newProduct();
    const { id: occasion } = await occasions.add({ kitProductId });
    const { token } = await newStaff(store(), "catalogue");
    const query = { occasion: String(occasion) };
    const { body } = await store().call("GET /api/admin/kit", { token, query });
    expect(body.kit?.productId).toBe(kitProductId);
    const changed = await store().call("PUT /api/admin/kit", {
      token,
      query,
      body: { version: body.kit?.version ?? 0, contents: [], sizes: ["S", "M"] },
    });
    expect(changed.body.sizes.map(({ size }) => size)).toEqual(["S", "M"]);
    const { body: first } = await store().call("GET /api/admin/kit", { token });
    expect(first.kit?.productId).toBe(KIT_ID);
    expect(first.kit?.sizes.map(({ size }) => size)).not.toEqual(["S", "M"]);
  });

  it("refuse what contradicts itself, what is unknown and what is out of date", async () => {
    const made = await occasions.add();
    const codes = await Promise.all(
      [
        { opensOn: "2026-12-02", closesOn: "2026-12-01" },
        { startedFrom: "2026-12-02", startedTo: "2026-12-01" },
        { countryCodes: ["XX"] },
        { officeIds: [99_999] },
        { texts: [noWords, noWords] },
        { images: [{ imageId: "0".repeat(24), alt: "" }] },
        { version: made.version + 1 },
      ].map(async (wrong) => (await occasions.change(made, wrong)).problem.code),
    );
    expect(codes).toEqual([
      ...["schedule_overlap", "schedule_overlap", "country_unknown", "office_unknown"],
      ...["duplicate_entry", "image_unknown", "version_conflict"],
    ]);
    const first = await occasions.read(1);
    expect((await occasions.change(first, { audience: "list" })).problem.code).toBe("state_conflict");
    expect((await occasions.archive(first)).problem.code).toBe("state_conflict");
  });

  it("keep their kit once it was redeemed", async () => {
    const kitProductId = await occasions.newProduct();
    const { body: started } = await occasions.start(await occasions.add({ kitProductId }));
    const buyer = await newBuyer(store());
    await members.add({ emails: [company(buyer.email)] });
    const { userId, token } = buyer;
    const kit = findProduct(store(), ({ productId }) => productId === kitProductId);
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit, 1), userId },
    });
    const couponCode = await newSwagCode(store(), started.id);
    const body = checkoutBody(userId, cart, { couponCode });
    expect((await store().call("POST /api/ShoppingCart/Checkout", { token, body })).status).toBe(200);
    const occasion = await occasions.read(started.id);
    expect(occasion.claimed).toBe(1);
    expect((await occasions.change(occasion, { kitProductId: null })).problem.code).toBe("state_conflict");
    expect((await redeemKit(store(), buyer)).status).toBe(200);
    // Unmarked on its own page, it is still what was redeemed.
    await db()
      .updateTable("products")
      .set({ is_swag_item: false })
      .where("product_id", "=", kitProductId)
      .execute();
    expect((await occasions.create({ kitProductId })).problem.code).toBe("kit_taken");
  });

  it("have a list, to which pasted addresses and employee numbers add members", async () => {
    const made = await occasions.add({ audience: "list" });
    const name = crypto.randomUUID();
    const one = await members.add({ firstName: "Mara", emails: [company(`${name}@ledgerline.example`)] });
    const two = await members.add({ firstName: "Noor", source: "Workday", hrId: `W-${name}` });
    for (const source of ["Here", "There"]) await members.add({ source, hrId: `X-${name}` });
    const lines = `Name;Address\nMara Rao;"${name}@LEDGERLINE.example"\nW-${name}\n${name}@ledgerline.example\nX-${name}\n`;
    const checked = await occasions.addMembers(made, lines, true);
    expect(checked.body).toEqual({
      ready: 2,
      lines: [
        { line: 1, text: "Name;Address", outcome: "unknown" },
        { line: 2, text: "Mara Rao", outcome: "ready" },
        { line: 3, text: "Noor Rao", outcome: "ready" },
        { line: 4, text: "Mara Rao", outcome: "duplicate" },
        { line: 5, text: `X-${name}`, outcome: "several" },
      ],
    });
    expect((await occasions.listMembers(made)).body.rows).toEqual([]);
    await occasions.addMembers(made, lines);
    const ids = (await occasions.listMembers(made)).body.rows.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([one.id, two.id].toSorted());
    expect((await occasions.addMembers(made, lines)).body.ready).toBe(0);
    const remove = async (memberIds: number[]) =>
      (
        await store().call("POST /api/admin/occasions/{occasionId}/members/remove", {
          token: await occasions.token(),
          params: { occasionId: made.id },
          body: { memberIds },
        })
      ).body;
    expect(await remove([one.id, 999_999])).toEqual({ removed: 1 });
    const merged = await members.merge(one.id, {
      version: one.version,
      otherId: two.id,
      otherVersion: two.version,
    });
    expect(merged.status).toBe(200);
    expect((await occasions.listMembers(made)).body.rows.map(({ id }) => id)).toEqual([one.id]);
  });

  it("are read by the catalogue's staff, who see no list of members, and change nothing", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const params = { occasionId: 1 };
    const call = store().call;
    expect((await call("GET /api/admin/occasions/{occasionId}", { token, params })).status).toBe(200);
    expect((await call("GET /api/admin/occasions/{occasionId}/members", { token, params })).status).toBe(403);
    expect((await call("POST /api/admin/occasions", { token, body: blankOccasion })).status).toBe(403);
  });

  it("have a board with names of members behind each number, and nothing of where they live", async () => {
    const kitProductId = await occasions.newProduct();
    const buyer = await newBuyer(store());
    const claimed = await members.add({ firstName: "Mara", emails: [company(buyer.email)] });
    const waiting = await members.add({ firstName: "Noor", source: "HR", hrId: crypto.randomUUID() });
    const made = await occasions.add({ kitProductId, audience: "list" });
    await occasions.addMembers(made, `${buyer.email}\n${waiting.hrId}`);
    await occasions.start(made);
    const { userId, token } = buyer;
    const kit = findProduct(store(), ({ productId }) => productId === kitProductId);
    const item = { ...cartItem(kit, 1), userId };
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", { token, body: item });
    const couponCode = await newSwagCode(store(), made.id);
    const body = checkoutBody(userId, cart, { couponCode });
    await store().call("POST /api/ShoppingCart/Checkout", { token, body });
    await db()
      .insertInto("claim_links")
      .values({
        occasion_id: made.id,
        member_id: waiting.id,
        email: "noor@ledgerline.example",
        email_folded: "noor@ledgerline.example",
        token_hash: Buffer.alloc(32, 9),
        asked_at: store().now(),
        expires_at: store().now(),
        opened_at: store().now(),
      })
      .execute();
    const { body: board } = await store().call("GET /api/admin/occasions/{occasionId}/board", {
      token: await occasions.token(),
      params: { occasionId: made.id },
    });
    const mara = { memberId: claimed.id, fullName: "Mara Rao" };
    const noor = { memberId: waiting.id, fullName: "Noor Rao" };
    expect(board.stages).toEqual([
      { stage: "invited", count: 1, names: [noor] },
      { stage: "carded", count: 0, names: [] },
      { stage: "opened", count: 1, names: [noor] },
      { stage: "bounced", count: 0, names: [] },
      { stage: "locked", count: 0, names: [] },
      { stage: "withdrawn", count: 0, names: [] },
      { stage: "to claim", count: 1, names: [noor] },
      { stage: "chosen", count: 0, names: [] },
      { stage: "queued", count: 0, names: [] },
      { stage: "claimed", count: 1, names: [mara] },
      { stage: "dispatched", count: 0, names: [] },
      { stage: "delivered", count: 0, names: [] },
    ]);
  });
});
