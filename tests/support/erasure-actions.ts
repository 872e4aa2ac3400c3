import type { OrderStatus } from "../../src/orders/order/order-status.ts";
import type { Buyer } from "./new-buyer.ts";
import { cartItem, checkoutBody, plainProduct } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What an administrator does with a person's data. `store` is called at each action, because a file's store opens after this. */
export function erasureActions(store: () => TestStore) {
  const of = (person: Buyer) => ({ personId: person.userId });
  const erasure = async (token: string, person: Buyer) =>
    (await store().call("GET /api/admin/people/{personId}/erasure", { token, params: of(person) })).body;
  return {
    of,
    /** What an erasure would do. */
    erasure,
    admin: async () => (await newStaff(store(), "admin")).token,
    erase: async (token: string, person: Buyer, email = person.email) => {
      const { version } = await erasure(token, person);
      return store().call("POST /api/admin/people/{personId}/erase", {
        token,
        params: of(person),
        body: { version, email },
      });
    },
    /** Orders three of a plain product and saves the address; returns the order's number. */
    order: async (person: Buyer) => {
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        token: person.token,
        body: { ...cartItem(plainProduct(store()), 3), userId: person.userId },
      });
      const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
        token: person.token,
        body: checkoutBody(person.userId, cart, { saveAddress: true }),
      });
      return orderNo;
    },
    /** Writes a status that lets the person be erased, without the steps before it. */
    finish: (orderNo: string, status: OrderStatus = "Delivered") =>
      store()
        .services.database.db.updateTable("orders")
        .set({ status })
        .where("order_no", "=", orderNo)
        .execute(),
    /** Each row of each table but the images, a line for each: `table: row`. */
    allTables: async () => {
      const { pool } = store().services.database;
      const { rows: tables } = await pool.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      );
      let text = "";
      for (const { name } of tables) {
        if (name === "images") continue;
        const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
        text += rows.map(({ row }) => `${name}: ${row}\n`).join("");
      }
      return text;
    },
  };
}
