import type { TestStore } from "./store.ts";

/** What tests of leavers do: the list that support sends, personal codes for the kit, and the orders that are left. */
export function leaverActions(store: () => TestStore) {
  return {
    /** Checks a list of leavers; with the hash of that check it is processed. */
    send: (token: string, emails: string, planHash?: string) =>
      store().call("POST /api/admin/leavers", {
        token,
        body: { emailsCsv: emails, ...(planHash && { planHash }) },
      }),
    ordersOf: (userId: number) =>
      store()
        .services.database.db.selectFrom("orders")
        .select(["order_no", "status"])
        .where("user_id", "=", userId)
        .execute(),
    /** The status of the person's own list of orders: 401 once their logins have ended. */
    statusOfOwnOrders: async ({ userId, token }: { userId: number; token: string }) =>
      (await store().call("GET /api/orders/{userId}", { params: { userId }, token })).status,
    codeFor: async (token: string, email: string) => {
      const { body } = await store().call("POST /api/admin/coupons", {
        token,
        body: { code: "", kind: "swag", oncePer: "coupon", boundEmail: email },
      });
      return body;
    },
  };
}
