import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { loadAnniversary } from "../../demo/load/load-anniversary.ts";
import { openBrowser, openVisit } from "../../tests/support/browser.ts";
import { dayInIndia } from "../../tests/support/calendar.ts";
import { claimActions } from "../../tests/support/claim-actions.ts";
import { deliverOrder } from "../../tests/support/place-paid-order.ts";
import { print, root } from "../project.mjs";
import { clickButton, openScreen } from "./admin/admin-screen.ts";
import { openSampleStore } from "./admin/open-sample-store.ts";
import { typicalPerson } from "./admin/sample-people.ts";
import { showPdf } from "./admin/show-packing-slip.ts";

/**
 * `npm run screenshots -- occasion` takes the pictures of docs/occasions.md again, into docs/images/: the demo's anniversary from its
 * members to a note of thanks.
 */
const MAX_BYTES = 70_000;
const YEARS = 11;
const staffWidth = { width: 1280, shownAt: 1100 };
const phone = { width: 390, shownAt: 390 };

const sampleStore = await openSampleStore(typicalPerson);
const { store, staff } = sampleStore;
const actions = claimActions(() => store);
const browser = await openBrowser();
try {
  await takeAll();
} finally {
  await browser.close();
  await sampleStore.close();
}
process.exit(0);

async function takeAll(): Promise<void> {
  const { db } = store.services.database;
  await db.transaction().execute((trx) => loadAnniversary(trx, store.now()));
  await store.services.catalogue.refresh();
  const { occasion_id: occasionId } = await db
    .selectFrom("occasions")
    .select("occasion_id")
    .where("kind", "=", "anniversary")
    .executeTakeFirstOrThrow();
  const show = `/occasions/${occasionId}/show`;
  const members = await addMembers();
  const people = { role: "people", name: "" } as const;

  await take("members", 640, (page) =>
    openScreen(page, sampleStore, { ...people, path: "/members", shows: "Priya Nair" }),
  );
  await take("before", 900, (page) =>
    openScreen(page, sampleStore, { ...people, path: show, shows: /Next: Send links/ }),
  );
  await take("check", 860, async (page) => {
    await openScreen(page, sampleStore, { ...people, path: show, shows: /Next: Send links/ });
    await clickButton(page, "Send links…");
    await clickButton(page, "Check first");
    await page.getByText("with a link at once").waitFor();
  });

  const sent = members.filter(({ email }) => email !== "");
  await store.call("POST /api/admin/occasions/{occasionId}/claim-links", {
    params: { occasionId },
    token: staff.people.token,
    body: { memberIds: sent.map(({ id }) => id), dryRun: false },
  });
  const cards = await store.call("POST /api/admin/occasions/{occasionId}/claim-cards", {
    params: { occasionId },
    token: staff.people.token,
    body: {
      memberIds: members.filter(({ email }) => email === "").map(({ id }) => id),
      replaces: false,
      seen: 2,
    },
  });
  await take("cards", 640, (page) => showPdf(page, cards.body.pdf), { part: "canvas" });

  const [first, second, third] = sent;
  const token = await actions.mailedToken(first?.email ?? "");
  await take(
    "claim",
    844,
    async (page) => {
      await page.goto(`/claim#${token}`);
      await page.getByRole("button", { name: "Order my kit" }).waitFor();
      await page.waitForLoadState("networkidle");
    },
    { size: phone },
  );
  await take(
    "card-code",
    844,
    async (page) => {
      await page.goto("/claim");
      await page.getByLabel("Your employee number").waitFor();
    },
    { size: phone },
  );

  const { body: claimed } = await actions.claim(token);
  const { body: other } = await actions.claim(await actions.mailedToken(second?.email ?? ""));
  await store.call("POST /api/claims/open", {
    body: { token: await actions.mailedToken(third?.email ?? "") },
  });
  for (const orderNo of [claimed.orderNo, other.orderNo])
    await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token: staff.admin.token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
  await deliverOrder(store, claimed.orderNo, staff.admin.token);
  await take("board", 1100, (page) =>
    openScreen(page, sampleStore, { ...people, path: show, shows: "Delivered: 1" }),
  );
  await take(
    "thanks",
    844,
    async (page) => {
      await page.goto(`/orders/track-order#${claimed.orderLink}`);
      await page.getByText("Say thank you").scrollIntoViewIfNeeded();
      await page
        .getByRole("textbox", { name: /Your note to/ })
        .fill("The backpack came with me on the first day. Thank you!");
    },
    { size: phone },
  );
}

/** Members who have been here for eleven years: five with an address, two without. */
async function addMembers() {
  const named = [
    ...(["Priya Nair", "Tom Becker", "Mei Lin", "Arjun Mehta", "Grace Obi"] as const),
    ...(["Lakshmi Iyer", "Ravi Patil"] as const),
  ];
  const startOn = dayInIndia(new Date(store.now().getTime() - YEARS * 366 * 86_400_000));
  const added = [];
  for (const [at, name] of named.entries()) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const email = at < 5 ? `${firstName.toLowerCase()}@company.example` : "";
    const emails = email ? [{ email, kind: "company" as const }] : [];
    const member = await actions.members.add({
      firstName,
      lastName,
      source: "HR",
      hrId: `E-10${at}`,
      emails,
      employments: [{ startOn, endOn: null }],
    });
    added.push({ id: member.id, email });
  }
  return added;
}

async function take(
  name: string,
  height: number,
  open: (page: Page) => Promise<unknown>,
  { size = staffWidth, part }: { readonly size?: typeof staffWidth; readonly part?: string } = {},
): Promise<void> {
  const { page, close } = await openVisit(browser, { baseURL: sampleStore.url, width: size.width, height });
  try {
    await open(page);
    const png = await (part ? page.locator(part).first() : page).screenshot({ animations: "disabled" });
    const file = join(root, "docs", "images", `occasion-${name}.webp`);
    const { size: bytes } = await sharp(png)
      .resize({ width: size.shownAt, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(file);
    if (bytes > MAX_BYTES) throw new Error(`${file} has ${bytes} bytes; the limit is ${MAX_BYTES}`);
    print(`${file}: ${bytes} bytes`);
  } finally {
    await close();
  }
}
