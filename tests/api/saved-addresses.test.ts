import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { tryToOrder } from "../support/place-order.ts";
import { homeAddress } from "../support/shopping.ts";

describeStore("saved addresses", (store) => {
  const list = (token?: string) => store().call("GET /api/accounts/addresses", { token });
  const remove = (savedAddressId: string, token?: string) =>
    store().call("POST /api/accounts/addresses/{savedAddressId}/remove", {
      params: { savedAddressId },
      token,
    });
  const order = (buyer: Buyer, address: object = {}, checkoutFields: object = {}) =>
    tryToOrder(store(), buyer, address, checkoutFields);
  const save = { saveAddress: true };
  const names = async ({ token }: Buyer) => (await list(token)).body.map((each) => each.recipientName);

  it("are saved with an order on request, the last used first, each once whatever its spelling", async () => {
    const buyer = await newBuyer(store());
    expect((await list(buyer.token)).body).toEqual([]);
    expect((await order(buyer, { recipientName: "Nobody" }, {})).status).toBe(200);
    expect((await list(buyer.token)).body).toEqual([]);
    await order(buyer, {}, save);
    await order(buyer, { recipientName: "Vikram Rao", postalCode: "" }, save);
    await order(buyer, { recipientName: "ASHA  RAO" }, save);
    const { isBilling: _, ...home } = homeAddress;
    expect((await list(buyer.token)).body).toMatchObject([
      { ...home, recipientName: "ASHA RAO" },
      { recipientName: "Vikram Rao", postalCode: "" },
    ]);
    expect(await names(buyer)).toHaveLength(2);
  });

  it("are not saved by an order that is refused", async () => {
    const buyer = await newBuyer(store());
    const refused = await order(buyer, {}, { ...save, couponCode: "EXPIRED5" });
    expect(refused.status).toBe(409);
    expect((await list(buyer.token)).body).toEqual([]);
  });

  it("are at most ten: a new one replaces the one not used for longest", async () => {
    const buyer = await newBuyer(store());
    for (let i = 1; i <= 11; i++) await order(buyer, { recipientName: `Person ${i}` }, save);
    const storedAddresses = await names(buyer);
    expect(storedAddresses).toHaveLength(10);
    expect(storedAddresses).not.toContain("Person 1");
    const rows = store().services.database.db.selectFrom("saved_addresses").select("recipient_name");
    expect(await rows.where("user_id", "=", buyer.userId).execute()).toHaveLength(10);
  });

  it("are deleted when their owner asks for it", async () => {
    const buyer = await newBuyer(store());
    await order(buyer, {}, save);
    const [saved] = (await list(buyer.token)).body;
    const id = saved?.savedAddressId ?? "";
    expect((await remove(id, buyer.token)).body).toBe(1);
    expect((await remove(id, buyer.token)).body).toBe(0);
    expect((await list(buyer.token)).body).toEqual([]);
  });

  it("are seen and deleted by their owner only, and are deleted with the account", async () => {
    const buyer = await newBuyer(store());
    const outsider = await newBuyer(store());
    await order(buyer, {}, save);
    const id = (await list(buyer.token)).body[0]?.savedAddressId ?? "";
    expect((await list(outsider.token)).body).toEqual([]);
    expect((await remove(id, outsider.token)).body).toBe(0);
    expect((await list()).status).toBe(401);
    expect((await remove(id)).status).toBe(401);
    expect((await remove("1", buyer.token)).status).toBe(400);
    expect(await names(buyer)).toEqual(["Asha Rao"]);
    // A person with orders cannot be deleted, so the address is moved to one without.
    const { db } = store().services.database;
    const moved = db.updateTable("saved_addresses").set({ user_id: outsider.userId });
    await moved.where("user_id", "=", buyer.userId).execute();
    await db.deleteFrom("users").where("user_id", "=", outsider.userId).execute();
    const left = db.selectFrom("saved_addresses").select("user_id");
    expect(await left.where("user_id", "=", outsider.userId).execute()).toEqual([]);
  });
});
