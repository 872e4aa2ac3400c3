import type { ClaimInput } from "../../src/contract/claims.ts";
import { memberActions } from "./member-actions.ts";
import { homeAddress } from "./shopping.ts";
import type { TestStore } from "./store.ts";

/** An occasion that collects choices. */
export const COLLECTED = { claims: "collected" as const, closes_on: "2030-06-30" };

/** What members choose of an occasion that collects, and staff do with it. `store` is called at each action. */
export function choiceActions(store: () => TestStore) {
  const members = memberActions(store);
  return {
    choose: (token: string, variantId: number, input: Partial<ClaimInput> = {}) =>
      store().call("POST /api/claims/choose", {
        body: {
          token,
          variantId,
          size: "",
          delivery: { to: "address" as const, address: homeAddress },
          ...input,
        },
      }),
    readChoices: async (occasionId: number) =>
      store().call("GET /api/admin/occasions/{occasionId}/choices", {
        params: { occasionId },
        token: await members.token(),
      }),
    order: async (occasionId: number, seen: number) =>
      store().call("POST /api/admin/occasions/{occasionId}/choices/order", {
        params: { occasionId },
        token: await members.token(),
        body: { seen },
      }),
    /** The last day is past. */
    close: (occasionId: number) =>
      store()
        .services.database.db.updateTable("occasions")
        .set({ closes_on: "2020-01-01" })
        .where("occasion_id", "=", occasionId)
        .execute(),
  };
}
