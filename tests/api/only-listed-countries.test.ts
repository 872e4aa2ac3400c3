import { expect, it } from "vitest";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { newOrderRow } from "../support/new-order-row.ts";
import { checkoutBody, firstVariant, homeAddress, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const bhutan = { ...homeAddress, country: "Bhutan", recipientCity: "Thimphu" };

describeStore("only the shipping countries", (store) => {
  const { fill, checkout, orders } = checkoutActions(store);

  async function setOnly(onlyListedCountries: boolean) {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const settings = { onlyListedCountries };
    return store().call("PUT /api/admin/settings", { token, body: { version, settings } });
  }
  async function keepOnly(...names: string[]) {
    await store()
      .services.database.db.updateTable("service_locations")
      .set({ withdrawn_at: new Date() })
      .where("is_rest_of_world", "=", false)
      .where("name", "not in", names)
      .execute();
    await store().services.catalogue.refresh();
  }
  async function orderTo(address: typeof homeAddress) {
    const buyer = await newBuyer(store());
    const body = checkoutBody(buyer.userId, await fill(buyer), { deliveryAddress: [address] });
    return { buyer, response: await checkout(buyer, body) };
  }
  it("are refused beside the list in one sentence that says where we deliver, and orders from before stay", async () => {
    const before = await orderTo(bhutan);
    expect(before.response.status).toBe(200);
    expect((await setOnly(true)).status).toBe(200);
    const many = await orderTo(bhutan);
    expect([many.response.status, many.response.problem]).toMatchObject([
      422,
      { code: "country_not_served", detail: "We deliver to 8 countries, and Bhutan is not one of them." },
    ]);
    await keepOnly("India", "Germany", "Japan");
    const few = (await orderTo(bhutan)).response.problem;
    expect(few).toMatchObject({
      detail: "We deliver to India, Germany and Japan, and not to Bhutan.",
      countries: { de: "Indien, Deutschland und Japan", nb: "India, Tyskland og Japan" },
    });
    expect((await orderTo(homeAddress)).response.status).toBe(200);
    expect(await orders(before.buyer)).toMatchObject([{ deliveryCountry: "Bhutan" }]);
    const { token } = before.buyer;
    const { isBilling: _, ...own } = bhutan;
    const saved = await store().call("POST /api/accounts/addresses", { token, body: own });
    expect(saved.problem.code).toBe("country_not_served");
    const staff = await newStaff(store(), "admin");
    const sku = `${firstVariant(plainProduct(store())).id}~`;
    const rows = [newOrderRow({ sku, country: "Bhutan" })];
    const body = { list: "Diwali", rows, payment: { kind: "link" as const }, dryRun: true };
    const { body: planned } = await store().call("POST /api/admin/orders", { token: staff.token, body });
    expect(planned).toMatchObject([
      { outcome: "refused", message: "We deliver to India, Germany and Japan, and not to Bhutan." },
    ]);
  });

  it("are all that programs and pages name, from the moment of the change on", async () => {
    await setOnly(false);
    const locations = async () =>
      (await store().call("GET /api/servicelocations", {})).body.map(({ name }) => name);
    expect(await locations()).toContain("Rest of the world");
    await setOnly(true);
    expect(await locations()).toEqual(["India", "Germany", "Japan"]);
    await setOnly(false);
    expect((await orderTo(bhutan)).response.status).toBe(200);
  });

  it("cannot be all that is served where there is none", async () => {
    await setOnly(false);
    await keepOnly("nowhere");
    expect((await setOnly(true)).problem).toMatchObject({
      code: "setting_invalid",
      detail: "Add a shipping country first: without one, nothing could be ordered.",
    });
  });
});
