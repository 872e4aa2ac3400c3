import type { ClaimInput } from "../../src/contract/claims.ts";
import { makeWaitingClaims } from "../../src/orders/claim/waiting/make-waiting-claims.ts";
import { homeAddress } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What people who wait for a kit do, and staff with the stock that they wait for. `store` is called at each action. */
export function queueActions(store: () => TestStore) {
  let login: ReturnType<typeof newStaff> | undefined;
  const token = async () => {
    login ??= newStaff(store(), "catalogue");
    return (await login).token;
  };
  const paramsOf = (variantId: number, size: string) => ({ stockId: `${variantId}~${size}` });
  return {
    /** Announces the next delivery of a SKU, or calls it off. */
    announce: async (
      variantId: number,
      delivery: { readonly expectedOn: string; readonly pieces: number } | null,
      size = "",
    ) =>
      store().call("PUT /api/admin/stock/{stockId}/delivery", {
        params: paramsOf(variantId, size),
        token: await token(),
        body: { delivery },
      }),
    /** Books pieces of a counted SKU as received. */
    async receive(variantId: number, pieces: number, size = "") {
      const params = paramsOf(variantId, size);
      const { body } = await store().call("GET /api/admin/stock/{stockId}", { params, token: await token() });
      return store().call("POST /api/admin/stock/{stockId}/movements", {
        params,
        token: await token(),
        body: { seen: body.stock, reason: "received", pieces },
      });
    },
    wait: (claimToken: string, variantId: number, input: Partial<ClaimInput> = {}) =>
      store().call("POST /api/claims/wait", {
        body: {
          token: claimToken,
          variantId,
          size: "",
          delivery: { to: "address" as const, address: homeAddress },
          ...input,
        },
      }),
    leave: (claimToken: string) => store().call("POST /api/claims/leave", { body: { token: claimToken } }),
    /** What the job does each minute. */
    makeWaiting() {
      const { services, now } = store();
      const { database, jobs, settings, config, calendar } = services;
      return makeWaitingClaims(database.db, jobs, {
        baseCurrency: settings.current().baseCurrency,
        limits: config,
        timeZone: calendar.timeZone,
        now: now(),
      });
    },
  };
}
