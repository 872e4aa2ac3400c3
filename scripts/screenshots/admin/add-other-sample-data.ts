import { sql } from "kysely";
import { findProduct, firstVariant, KIT_ID } from "../../../tests/support/shopping.ts";
import type { TestStore } from "../../../tests/support/store.ts";
import type { SampleDataTarget } from "./sample-data.ts";
import { emailOf, longNamedPerson, people } from "./sample-people.ts";

const enquiries = [
  ["Where is my parcel? The tracking has not moved since Monday.", "contact"],
  ["Fifty insulated bottles with our team's name, by the end of the month: is that possible?", "bulk"],
  ["The hoodie in L is a little short for me. Can I swap it for an XL?", "contact"],
  ["Do you ship to Mauritius? Two colleagues are joining us there.", "contact"],
] as const;

const longText = `${"Donaudampfschifffahrtsgesellschaftskapitän".repeat(4)}

https://ledgerline.example/${"a".repeat(90)}

${"All of this on a narrow screen. ".repeat(12)}`;

const early = (hours: number) => ({ received_at: new Date(Date.now() - hours * 3_600_000) });

/** Creates everything except orders: enquiries, personal codes, a courier's reports, a draft, an offered rate, counted kits. */
export async function addOtherSampleData({ store, token, longNamed }: SampleDataTarget) {
  const { db } = store.services.database;
  for (const [n, [Description, kind]] of enquiries.entries()) {
    const person = people[n + 3] ?? longNamedPerson;
    const body = {
      Name: `${person.firstName} ${person.lastName}`,
      Email: emailOf(person),
      Description,
      ProductIdea: kind === "bulk" ? "Insulated Bottle 600 ml" : "",
      Budget: kind === "bulk" ? "₹60,000" : "",
      Qty: kind === "bulk" ? "50" : "",
    };
    await store.call("POST /api/contact", { body });
  }
  await store.call("POST /api/contact", {
    body: {
      Name: `${longNamed.firstName} ${longNamed.lastName}`,
      Email: emailOf(longNamed),
      Description:
        longNamed === longNamedPerson
          ? longText
          : "Can the notebooks carry our names, one on each? We are a team of twelve.",
      ProductIdea: "",
      Budget: "",
      Qty: "",
    },
  });
  await db
    .updateTable("enquiries")
    .set({ received_at: sql`received_at - make_interval(hours => 40 - 9 * enquiry_id)` })
    .where("enquiry_id", "<=", 4)
    .execute();
  const report = { provider: "easypost" as const, outcome: "no such parcel" as const };
  await db
    .insertInto("courier_events")
    .values([
      {
        ...report,
        event_id: "1",
        ...early(30),
        courier: "DHLExpress",
        awb_no: "DH0042",
        status: "in_transit",
      },
      {
        ...report,
        event_id: "2",
        ...early(5),
        courier: "DHLExpress",
        awb_no: "DH0042",
        status: "delivered",
        is_delivered: true,
      },
      {
        ...report,
        event_id: "3",
        ...early(2),
        courier: "Delhivery",
        awb_no: "1490882231004417",
        status: "out_for_delivery",
      },
    ])
    .execute();
  const { body: batch } = await store.call("POST /api/admin/coupon-batches", {
    token,
    body: {
      name: "Joiners of December",
      addresses: people.map((person) => `${emailOf(person).replace("@", ".new@")}`).join("\n"),
      kind: "swag",
      sendMails: true,
      dryRun: false,
    },
  });
  await db
    .insertInto("offered_rates")
    .values({ currency_code: "GBP", rate_micros: 154_000_000, offered_at: new Date() })
    .execute();
  const params = { kind: "home-texts" };
  const { body: edited } = await store.call("GET /api/admin/content/{kind}", { params, token });
  await store.call("PUT /api/admin/content/{kind}", {
    params,
    token,
    body: { version: edited.version, content: { ...edited.live, pageHeading: "A warm autumn" } },
  });
  await countKits(store, token);
  return { batchId: batch.batchId };
}

/** Counts the kit's stock, so that the forecast has a stock that can run out. */
async function countKits(store: TestStore, token: string): Promise<void> {
  const kit = firstVariant(findProduct(store, ({ productId }) => productId === KIT_ID));
  for (const [n, { name }] of kit.sizes.entries()) {
    const { status } = await store.call("POST /api/admin/stock/{stockId}/movements", {
      params: { stockId: `${kit.id}~${name}` },
      token,
      body: { seen: null, reason: "counted", pieces: 8 + 3 * n, note: "" },
    });
    if (status !== 200) throw new Error(`The kits of size ${name} were not counted`);
  }
}
