import { registerImages } from "../../../src/app/http/images.ts";
import { registerPages } from "../../../src/app/pages/register-pages.ts";
import { createTemplates } from "../../../tests/support/database-templates.ts";
import { openFakeProvider } from "../../../tests/support/fake-payment-provider.ts";
import { providerSettings } from "../../../tests/support/signed-webhook.ts";
import { openStore } from "../../../tests/support/store.ts";
import { addOtherSampleData } from "./add-other-sample-data.ts";
import { addSampleOrders } from "./add-sample-orders.ts";
import { createStaff } from "./create-staff.ts";
import type { Person } from "./sample-people.ts";

/** Opens the built store with a month of orders and fake payment providers. `close` removes everything. */
export async function openSampleStore(longNamed: Person) {
  const { templates, drop } = await createTemplates("pglite");
  const fake = await openFakeProvider();
  const store = await openStore({
    kind: "pglite",
    templates,
    env: { ...providerSettings(fake.url), SELLER_GSTIN: "27AAAAA0000A1Z2" },
    pages: [registerImages, registerPages],
  });
  const url = await store.app.listen({ host: "127.0.0.1", port: 0 });
  const staff = await createStaff(store);
  const target = { store, fake, token: staff.admin.token, longNamed };
  const orders = await addSampleOrders(target);
  const others = await addOtherSampleData(target);
  await finishMails();
  return {
    store,
    url,
    staff,
    ...orders,
    ...others,
    async close() {
      await store.close();
      await fake.close();
      await drop();
    },
  };

  /** Waits until all mails are sent, and marks one as failed. */
  async function finishMails() {
    const { db } = store.services.database;
    const queued = () => db.selectFrom("mails").select("mail_id").where("state", "=", "queued").execute();
    while ((await queued()).length) await new Promise((done) => setTimeout(done, 200));
    // The month passed in seconds, so links were paid before their mails were written, and those mails failed.
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

export type SampleStore = Awaited<ReturnType<typeof openSampleStore>>;
