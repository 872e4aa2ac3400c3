import { registerPictures } from "../../../src/server/http/pictures.ts";
import { registerPages } from "../../../src/server/pages/register-pages.ts";
import { makeTemplates } from "../../../tests/support/database-templates.ts";
import { openFakeProvider } from "../../../tests/support/fake-provider.ts";
import { providerKeys } from "../../../tests/support/signed-message.ts";
import { openStore } from "../../../tests/support/store.ts";
import { fillOrders } from "./fill-orders.ts";
import { fillOthers } from "./fill-others.ts";
import type { Person } from "./people.ts";
import { staffOfPictures } from "./staff-of-pictures.ts";

/** The store as built, after a month of orders, with fake payment providers; `close` leaves nothing behind. */
export async function openFilledStore(odd: Person) {
  const { templates, drop } = await makeTemplates("pglite");
  const fake = await openFakeProvider();
  const store = await openStore({
    kind: "pglite",
    templates,
    env: { ...providerKeys(fake.url), SELLER_GSTIN: "27AAAAA0000A1Z5" },
    pages: [registerPictures, registerPages],
  });
  const address = await store.app.listen({ host: "127.0.0.1", port: 0 });
  const staff = await staffOfPictures(store);
  const filling = { store, fake, token: staff.admin.token, odd };
  const orders = await fillOrders(filling);
  const others = await fillOthers(filling);
  await settleMails();
  return {
    store,
    address,
    staff,
    ...orders,
    ...others,
    async close() {
      await store.close();
      await fake.close();
      await drop();
    },
  };

  /** All have gone out but one, which was given up. */
  async function settleMails() {
    const { db } = store.services.database;
    const queued = () => db.selectFrom("mails").select("mail_id").where("state", "=", "queued").execute();
    while ((await queued()).length) await new Promise((done) => setTimeout(done, 200));
    // A month passed in seconds: links were paid before their mails came to be written.
    await db
      .updateTable("mails")
      .set({ state: "sent", last_error: null })
      .where("kind", "=", "payment-link")
      .execute();
    const { mail_id } = await db
      .selectFrom("mails")
      .select("mail_id")
      .where("kind", "=", "order-placed")
      .orderBy("mail_id", "desc")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("mails")
      .set({ state: "failed", last_error: "550 mailbox unavailable" })
      .where("mail_id", "=", mail_id)
      .execute();
  }
}

export type FilledStore = Awaited<ReturnType<typeof openFilledStore>>;
