import { generateSync } from "otplib";
import { callerOf } from "../../bench/purchase.ts";
import { type AlertCause, type AlertedStore, people, repeat, times } from "./alerted-store.ts";
import { type Buyer, newBuyer } from "./new-buyer.ts";

async function switchOnSecondFactor(store: AlertedStore): Promise<Buyer> {
  const staff = await newBuyer(people(store), { role: "support" });
  const call = callerOf(store.url);
  const { secret } = await call("POST /api/admin/second-factor/start", {}, staff.token);
  await call(
    "POST /api/admin/second-factor/confirm",
    { body: { code: generateSync({ secret }) } },
    staff.token,
  );
  return staff;
}

/** What somebody does who tries to get in. */
export const abuseCauses: readonly AlertCause[] = [
  [
    ["KitstoreManyFailedLogins"],
    async ({ url }) => {
      const guess = (at: number) =>
        callerOf(url)("POST /api/accounts/login", {
          body: { userName: `guess-${at}@ledgerline.example`, password: "a loud green bicycle" },
        });
      // Together, because they must be in one window, and each takes the time of a hash.
      await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)));
      return undefined;
    },
  ],
  [
    ["KitstoreManyRefusals"],
    async ({ url }) => repeat(4, () => callerOf(url)("GET /api/admin/order-queues", {}, "a".repeat(43))),
  ],
  [
    ["KitstoreSecondFactorsChanged", "KitstoreWrongSecondFactors"],
    async (store) => {
      const staff = await Promise.all(Array.from({ length: 6 }, () => switchOnSecondFactor(store)));
      const guess = (token: string) => {
        const wrong = { body: { code: "000000" } };
        return callerOf(store.url)("POST /api/admin/second-factor/verify", wrong, token).catch(
          () => undefined,
        );
      };
      // After five wrong codes an account has to wait.
      await Promise.all(staff.map(({ token }) => times(3, () => guess(token))));
      return undefined;
    },
  ],
  [
    ["KitstorePeopleChanged", "KitstoreStolenLogin"],
    async (store) => {
      const call = callerOf(store.url);
      const admin = await newBuyer(people(store), { role: "admin" });
      const { userId: personId } = await newBuyer(people(store));
      const person = { params: { personId } };
      const { version } = await call("GET /api/admin/people/{personId}", person, admin.token);
      const change = { ...person, body: { version, role: "support" as const } };
      await call("PUT /api/admin/people/{personId}", change, admin.token);
      const { userId, token } = await newBuyer(people(store));
      await call("POST /api/accounts/refresh", {}, token);
      await store.database.pool.query(
        "update sessions set replaced_at = replaced_at - interval '5 minutes' where user_id = $1",
        [userId],
      );
      await call("GET /api/orders/{userId}", { params: { userId } }, token).catch(() => undefined);
      return undefined;
    },
  ],
];
