import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { loadAnniversary } from "../../demo/load/load-anniversary.ts";
import { openBrowser, openVisit } from "../../tests/support/browser.ts";
import { dayInIndia } from "../../tests/support/calendar.ts";
import { choiceActions } from "../../tests/support/choice-actions.ts";
import { claimActions } from "../../tests/support/claim-actions.ts";
import { newClaimLinks } from "../../tests/support/new-claim-links.ts";
import { newOccasion } from "../../tests/support/new-occasion.ts";
import { deliverOrder } from "../../tests/support/place-paid-order.ts";
import { setStock } from "../../tests/support/set-stock.ts";
import { sizedKit } from "../../tests/support/sized-kit.ts";
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
/** Of each size of a part of which more are chosen. */
const PIECES = 5;
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
  await takeGivingAndPacking(occasionId, other.orderNo);
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
  await takeChoices();
}

/** A manager to whom the occasion was given sees who has claimed; whoever packs sees each part with its bin. */
async function takeGivingAndPacking(occasionId: number, orderNo: string): Promise<void> {
  await store.call("PUT /api/admin/occasions/{occasionId}/givers", {
    params: { occasionId },
    token: staff.people.token,
    body: { userIds: [staff.giver.userId] },
  });
  await take("giver", 760, (page) =>
    openScreen(page, sampleStore, {
      name: "",
      role: "giver",
      path: `/gifts/${occasionId}/show`,
      shows: "Note on the card",
    }),
  );
  await take("packing", 640, (page) =>
    openScreen(page, sampleStore, {
      name: "",
      role: "packing",
      path: `/packing?filter=${encodeURIComponent(JSON.stringify({ queue: "pack", q: orderNo }))}`,
      shows: orderNo,
    }),
  );
}

/** The last day is near, and enough have chosen that counts can be said: a box of the demo's parts, one of them in the size that is picked. */
async function takeChoices(): Promise<void> {
  const { occasionId, kit } = await newOccasion(store, {
    name: "Summer party",
    claims: "collected",
    closes_on: dayInIndia(new Date(store.now().getTime() + 9 * 86_400_000)),
  });
  const variantId = await sizedKit(store, kit);
  const { db } = store.services.database;
  const shirt = await db
    .selectFrom("kit_contents")
    .select("variant_id")
    .where("kit_product_id", "=", kit.productId)
    .orderBy("position")
    .executeTakeFirstOrThrow();
  const chosen = { S: 4, M: 9, L: 6 };
  for (const size of Object.keys(chosen)) await setStock(store, shirt.variant_id, PIECES, size);
  const tokens = await newClaimLinks(db, { occasionId, count: 24, now: store.now() });
  for (const [size, count] of Object.entries(chosen))
    for (const [at, token] of tokens.splice(0, count).entries())
      await choiceActions(() => store).choose(token, variantId, {
        size,
        ...(size === "M" && at < 3 && { declined: [1] }),
      });
  await take(
    "choices",
    860,
    async (page) => {
      await openScreen(page, sampleStore, {
        role: "people",
        name: "",
        path: `/occasions/${occasionId}/show`,
        shows: /19 members have chosen/,
      });
      await page.getByRole("heading", { name: "What was chosen" }).scrollIntoViewIfNeeded();
    },
    { part: "section:has(h3:text-is('What was chosen'))" },
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
