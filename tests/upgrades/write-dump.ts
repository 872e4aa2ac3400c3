import { sql } from "kysely";
import { expect } from "vitest";
import { writeBackupFile } from "../../src/app/backup/backup-file.ts";
import { dumpDatabase } from "../../src/app/backup/dump-database.ts";
import { brokenRulesAfterJobs } from "../support/broken-rules.ts";
import { erasureActions } from "../support/erasure-actions.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openRandomWorld } from "../support/random-shop/random-world.ts";
import { newStaff } from "../support/staff.ts";
import type { TestStore } from "../support/store.ts";
import { liveAMonth } from "./month-of-orders.ts";

const JOBS_MS = 120_000;
const SEED = 2_026_11;

/** Writes a backup of a store that has worked for a month. Its images are empty, which makes the file small. */
export async function writeDump(path: string): Promise<void> {
  const world = await openRandomWorld();
  const { store } = world;
  const { database } = store.services;
  try {
    await liveAMonth(world, SEED);
    await workInTheOffice(store);
    await expect.poll(() => unfinishedJobs(store), { timeout: JOBS_MS, interval: 500 }).toBe(0);
    expect(await brokenRulesAfterJobs(store)).toEqual([]);
    await sql`update images set bytes = ''`.execute(database.db);
    const written = await writeBackupFile(path, dumpDatabase(database.pool, store.now()));
    process.stdout.write(`${path}: ${written.rows} rows, ${world.orders.length} orders\n`);
  } finally {
    await world.close();
  }
}

/** What staff do beside orders, so that other tables have rows too. */
async function workInTheOffice(store: TestStore): Promise<void> {
  const { token } = await newStaff(store, "admin");
  const done = (response: { status: number; problem: { detail?: string } }) =>
    expect(response.status, response.problem?.detail).toBe(200);
  done(
    await store.call("POST /api/admin/invitations", {
      token,
      body: { firstName: "Noor", lastName: "Haddad", email: "noor@ledgerline.example", role: "support" },
    }),
  );
  done(
    await store.call("POST /api/admin/coupon-batches", {
      token,
      body: {
        name: "Joiners",
        kind: "swag",
        sendMails: true,
        dryRun: false,
        emailsCsv: "asha@ledgerline.example\nravi@ledgerline.example",
      },
    }),
  );
  const { erase, order } = erasureActions(() => store);
  const leaver = await newBuyer(store);
  await order(await newBuyer(store));
  const orderNo = await order(leaver);
  done(await store.call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token: leaver.token }));
  done(await erase(token, leaver));
  const inAWeek = new Date(store.now().getTime() + 7 * 24 * 3_600_000).toISOString();
  done(
    await store.call("POST /api/admin/products/{productId}/scheduled-changes", {
      params: { productId: 1 },
      token,
      body: { kind: "withdraw", startsAt: inAWeek },
    }),
  );
  const question = {
    Description: "Two hundred mugs, please",
    ProductIdea: "mug",
    Budget: "1 lakh",
    Qty: "200",
  };
  done(
    await store.call("POST /api/bulkEnquiry", {
      body: { Name: "Quentin Asker", Email: "asker@example.com", ...question },
    }),
  );
  const { body: enquiries } = await store.call("GET /api/admin/enquiries", { token });
  const [enquiry] = enquiries.rows;
  done(
    await store.call("POST /api/admin/enquiries/{enquiryId}/replies", {
      params: { enquiryId: enquiry?.id ?? 0 },
      token,
      body: { version: enquiry?.version ?? 0, body: "We can make them." },
    }),
  );
}

async function unfinishedJobs({ services }: TestStore): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where state in ('created', 'active', 'retry')
      and data::text <> '{}' and start_after < now() + interval '1 minute'`.execute(services.database.db);
  return rows[0]?.jobs ?? 0;
}
