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

/** One that was sent and is asked to change, one that is being written, and one that was lost. */
async function addQuotes(store: SampleDataTarget["store"], token: string) {
  const variants = await store.services.database.db
    .selectFrom("product_variants")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("variant_sizes", "variant_sizes.variant_id", "product_variants.variant_id")
    .select("product_variants.variant_id")
    .where("is_swag_item", "=", false)
    .where("withdrawn_at", "is", null)
    .where("size", "is", null)
    .orderBy("product_variants.variant_id")
    .limit(3)
    .execute();
  const companies = ["Northwind Robotics", "Brightwater Logistics", "Kestrel & Company"] as const;
  for (const [at, company] of companies.entries()) {
    const person = people[at + 6] ?? longNamedPerson;
    const { body: made } = await store.call("POST /api/admin/quotes", {
      token,
      body: {
        name: `${person.firstName} ${person.lastName}`,
        company,
        email: emailOf(person),
        language: "en",
        country: "India",
        lines: variants.map(({ variant_id: variantId }, line) => ({
          variantId,
          size: "",
          quantity: 120 + 40 * line,
          unitPrice: line === 0 ? 449 : null,
        })),
        shipping: 2_400,
        validUntil: store.services.calendar.dayOf(new Date(store.now().getTime() + 14 * 86_400_000)),
        terms: "Ready in ten working days. Your mark on one side, in one colour.",
      },
    });
    if (at === 1) continue;
    const params = { quoteId: made.id };
    const { body: sent } = await store.call("POST /api/admin/quotes/{quoteId}/send", {
      params,
      token,
      body: { version: made.version },
    });
    if (at === 2)
      await store.call("POST /api/admin/quotes/{quoteId}/lost", {
        params,
        token,
        body: { version: sent.version, reason: "delivery time", note: "They need them this week" },
      });
  }
}

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
  await addQuotes(store, token);
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
  const { body: batch, status } = await store.call("POST /api/admin/coupon-batches", {
    token,
    body: {
      name: "Joiners of December",
      emailsCsv: people.map((person) => `${emailOf(person).replace("@", ".new@")}`).join("\n"),
      kind: "swag",
      sendMails: true,
      dryRun: false,
    },
  });
  if (status !== 200) throw new Error("The personal codes were not made");
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
