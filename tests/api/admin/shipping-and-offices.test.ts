import { expect, it } from "vitest";
import type { ShippingCountryChange } from "../../../src/contract/admin/shipping.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { cartItem, checkoutBody, homeAddress, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("countries and offices", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const country = async (token: string, countryId: number) =>
    (await store().call("GET /api/admin/shipping-countries/{countryId}", { params: { countryId }, token }))
      .body;
  const write = (token: string, countryId: number, body: Partial<ShippingCountryChange>) =>
    store().call("PUT /api/admin/shipping-countries/{countryId}", { params: { countryId }, token, body });
  const shown = () => store().services.catalogue.current().locations;
  const countries = async (token: string, query: Record<string, string> = {}) =>
    (await store().call("GET /api/admin/shipping-countries", { token, query: { order: "asc", ...query } }))
      .body.rows;

  it("get new charges and shipping bands, which the shop uses", async () => {
    const token = await admin();
    const [first] = await countries(token);
    expect(first).toMatchObject({ name: "India", deliveryCharge: 80 });
    const { id, ...rest } = await country(token, first?.id ?? 0);
    const bands = [
      { fromGrams: 0, toGrams: 750, charge: 55.5 },
      { fromGrams: 751, toGrams: 3000, charge: 140 },
    ];
    const { status, body } = await write(token, id, { ...rest, deliveryCharge: 90.25, bands });
    expect([status, body.deliveryCharge, body.bands]).toEqual([200, 90.25, bands]);
    await expect
      .poll(() => shown().find(({ name }) => name === "India"))
      .toMatchObject({
        deliveryCharge: 90.25,
        shippingCharges: [{ weightTo: 750, deliveryCharge: 55.5 }, {}],
      });
  });

  it("refuse bands that overlap or end before they begin, also in the database", async () => {
    const token = await admin();
    const { id, ...rest } = await country(token, 2);
    const overlapping = [
      { fromGrams: 0, toGrams: 500, charge: 10 },
      { fromGrams: 500, toGrams: 900, charge: 20 },
    ];
    const refused = await write(token, id, { ...rest, bands: overlapping });
    expect([refused.status, refused.problem.code]).toEqual([422, "bands_invalid"]);
    expect(refused.problem.detail).toContain("500 to 500 g");
    const backward = [{ fromGrams: 900, toGrams: 100, charge: 10 }];
    expect((await write(token, id, { ...rest, bands: backward })).problem.code).toBe("bands_invalid");
    expect((await country(token, id)).version).toBe(rest.version);
    const { db } = store().services.database;
    const band = (service_location_id: number, weight_from_grams: number, weight_to_grams: number) =>
      db
        .insertInto("shipping_bands")
        .values({ service_location_id, weight_from_grams, weight_to_grams, charge_paise: 1 })
        .execute();
    await db.deleteFrom("shipping_bands").where("service_location_id", "in", [3, 4]).execute();
    await band(3, 50_000, 60_000);
    await expect(band(3, 60_000, 70_000)).rejects.toThrow(/shipping_bands_do_not_overlap/);
    await band(4, 60_000, 70_000);
  });

  it("are changed only from the newest version, and have unique names", async () => {
    const token = await admin();
    const { id, ...rest } = await country(token, 5);
    const both = await Promise.all([
      write(token, id, { ...rest, deliveryCharge: 1 }),
      write(token, id, { ...rest, deliveryCharge: 2 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { version } = await country(token, id);
    const taken = await write(token, id, { ...rest, version, name: "India" });
    expect([taken.status, taken.problem.code]).toEqual([409, "name_taken"]);
    const body = { name: "India", deliveryCharge: 3, bands: [] };
    expect((await store().call("POST /api/admin/shipping-countries", { token, body })).problem.code).toBe(
      "name_taken",
    );
    const another = { name: "Elsewhere", deliveryCharge: 3, bands: [], isRestOfWorld: true };
    expect(
      (await store().call("POST /api/admin/shipping-countries", { token, body: another })).problem.code,
    ).toBe("name_taken");
  });

  it("are added at the end of the list, moved, withdrawn and restored", async () => {
    const token = await admin();
    const body = { name: "Atlantis", deliveryCharge: 700, bands: [] };
    const { body: added } = await store().call("POST /api/admin/shipping-countries", { token, body });
    const names = async () => (await countries(token)).map(({ name }) => name);
    expect((await names()).at(-1)).toBe("Atlantis");
    const before = await names();
    await store().call("POST /api/admin/shipping-countries/{countryId}/move", {
      params: { countryId: added.id },
      token,
      body: { direction: "up" },
    });
    expect((await names()).at(-2)).toBe("Atlantis");
    expect((await names()).toSorted()).toEqual(before.toSorted());
    await expect.poll(() => shown().at(-2)?.name).toBe("Atlantis");

    const { id, ...rest } = added;
    const withdrawn = await write(token, id, { ...rest, isWithdrawn: true });
    expect(withdrawn.body.isWithdrawn).toBe(true);
    await expect.poll(() => shown().some(({ name }) => name === "Atlantis")).toBe(false);
    expect((await countries(token, { isWithdrawn: "true" })).map(({ name }) => name)).toEqual(["Atlantis"]);
    await write(token, id, { ...rest, version: withdrawn.body.version, isWithdrawn: false });
    await expect.poll(() => shown().some(({ name }) => name === "Atlantis")).toBe(true);
  });

  it("are charged as the rest of the world once withdrawn", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const japan = shown().find(({ name }) => name === "Japan");
    const { id, ...rest } = await country(token, japan?.id ?? 0);
    await write(token, id, { ...rest, isWithdrawn: true });
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
      token: buyer.token,
    });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart, { deliveryAddress: [{ ...homeAddress, country: "Japan" }] }),
      token: buyer.token,
    });
    const order = await store()
      .services.database.db.selectFrom("orders")
      .select("shipping_paise")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(order.shipping_paise).toBe(350_000);
  });

  it("refuse a mistyped GSTIN of an office, and keep one that was stored before it was checked", async () => {
    const { token } = await newStaff(store(), "admin");
    const add = (gstin: string) =>
      store().call("POST /api/admin/offices", { token, body: { name: "Jaipur", address: "", gstin } });
    expect((await add("27AAAAA0000A1Z5")).problem.code).toBe("gstin_invalid");
    const { body: office } = await add("27AAAAA0000A1Z2");
    const { db } = store().services.database;
    await db
      .updateTable("office_locations")
      .set({ gstin: "27AAAAA0000A1Z5" })
      .where("name", "=", "Jaipur")
      .execute();
    const { id, ...rest } = office;
    const change = (gstin: string, version: number) =>
      store().call("PUT /api/admin/offices/{officeId}", {
        params: { officeId: id },
        token,
        body: { ...rest, gstin, version, address: "Jaipur 302001" },
      });
    expect((await change("27AAAAA0000A1Z6", office.version)).problem.code).toBe("gstin_invalid");
    expect((await change("27AAAAA0000A1Z5", office.version)).body.address).toBe("Jaipur 302001");
  });

  it("take the time zone of an office, and refuse what is none or an offset", async () => {
    const { token } = await newStaff(store(), "admin");
    const add = (timeZone: string) =>
      store().call("POST /api/admin/offices", {
        token,
        body: { name: `Oslo ${timeZone}`, address: "", timeZone },
      });
    for (const wrong of ["Mars/Olympus", "+05:30"])
      expect([wrong, (await add(wrong)).problem.code]).toEqual([wrong, "setting_invalid"]);
    const { body } = await add("Europe/Oslo");
    expect(body.timeZone).toBe("Europe/Oslo");
    const { id: officeId, timeZone: _, ...rest } = body;
    const change = async (more: { readonly timeZone?: string; readonly version: number }) =>
      store().call("PUT /api/admin/offices/{officeId}", {
        token,
        params: { officeId },
        body: { ...rest, ...more },
      });
    expect((await change({ version: body.version })).body.timeZone).toBe("Europe/Oslo"); // one that is not named stays
    expect((await change({ version: 2, timeZone: "Nowhere" })).problem.code).toBe("setting_invalid");
    expect((await change({ version: 2, timeZone: "" })).body.timeZone).toBe("");
  });

  it("accept an office for billing until it is withdrawn", async () => {
    const token = await admin();
    const body = { name: "Chennai", address: "1 Mount Road" };
    const { body: office } = await store().call("POST /api/admin/offices", { token, body });
    expect((await store().call("POST /api/admin/offices", { token, body })).problem.code).toBe("name_taken");
    const offices = () =>
      store()
        .services.catalogue.current()
        .offices.map(({ name }) => name);
    await expect.poll(() => offices().at(-1)).toBe("Chennai");
    const { id, ...rest } = office;
    const put = (change: object) =>
      store().call("PUT /api/admin/offices/{officeId}", { params: { officeId: id }, token, body: change });
    const changed = await put({ ...rest, address: "2 Mount Road" });
    expect(changed.body).toMatchObject({ address: "2 Mount Road", version: 2 });
    expect((await put({ ...rest, address: "3" })).problem.code).toBe("version_conflict");
    expect((await put({ ...rest, version: 2, name: "Mumbai" })).problem.code).toBe("name_taken");
    const moved = await store().call("POST /api/admin/offices/{officeId}/move", {
      params: { officeId: id },
      token,
      body: { direction: "up" },
    });
    expect(moved.status).toBe(200);
    await expect.poll(() => offices().at(-2)).toBe("Chennai");
    expect((await put({ ...rest, version: 2, isWithdrawn: true })).body.isWithdrawn).toBe(true);
    await expect.poll(() => offices().includes("Chennai")).toBe(false);
    const buyer = await store().login("office@ledgerline.example");
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
      token: buyer.token,
    });
    const order = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart, { billingAddressId: id }),
      token: buyer.token,
    });
    expect([order.status, order.problem.code]).toEqual([422, "office_unknown"]);
  });
});
