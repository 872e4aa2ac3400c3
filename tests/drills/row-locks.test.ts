import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { lockLeavers } from "../../src/backoffice/leavers/leavers.store.ts";
import { lockClosedMonths } from "../../src/backoffice/month/closed-month.store.ts";
import { lockErasable } from "../../src/backoffice/privacy/erase.store.ts";
import { deleteOldEnquiries } from "../../src/backoffice/retention/delete-after-retention.ts";
import { lockGuestLines } from "../../src/buying/cart/cart-lines.store.ts";
import { lockBatch, lockBatches, lockCodesToMail } from "../../src/buying/coupon/coupon-batch.store.ts";
import { lockCoupon } from "../../src/buying/coupon/staff-coupons.store.ts";
import { claimKit } from "../../src/buying/kit/kit-redemption.store.ts";
import { lockOccasion } from "../../src/buying/occasion/occasion.store.ts";
import { hasImages } from "../../src/buying/occasion/occasion-images.store.ts";
import { takeDueAlerts } from "../../src/catalogue/back-in-stock/back-in-stock.store.ts";
import { lockCategory } from "../../src/catalogue/category/category.store.ts";
import { lockContent } from "../../src/catalogue/content/content.store.ts";
import { lockRate, lockRates } from "../../src/catalogue/currency-rate/currency-rate.store.ts";
import { lockPrices } from "../../src/catalogue/product/prices.store.ts";
import { lockProducts } from "../../src/catalogue/product/products.store.ts";
import { lockSynonym } from "../../src/catalogue/search-synonym/search-synonym.store.ts";
import { lockCountry } from "../../src/catalogue/shipping/shipping-country.store.ts";
import {
  insertMovements,
  lockStock,
  lockStockInCart,
  lockStockRows,
} from "../../src/catalogue/stock/stock.store.ts";
import { lockStockItem } from "../../src/catalogue/stock/stock-list.store.ts";
import { lockImport } from "../../src/importing/product-import/product-import.store.ts";
import { lockMailText } from "../../src/notifications/mail-texts/mail-texts.store.ts";
import { clientHash, countUnpaidHolds } from "../../src/orders/checkout/unpaid-holds.store.ts";
import { lockLinksOfOccasion } from "../../src/orders/claim/choice/choices.store.ts";
import { lockLinksToRemind } from "../../src/orders/claim/choice/reminders.store.ts";
import { lockClaimLink } from "../../src/orders/claim/link/claim-link.store.ts";
import { hashClaimToken } from "../../src/orders/claim/link/claim-link.ts";
import { lockLinkToChange, withdrawLinks } from "../../src/orders/claim/link/claim-links.store.ts";
import { takeMovedDays } from "../../src/orders/claim/waiting/waiting-claim.store.ts";
import { lockLastNumber } from "../../src/orders/invoice/skip-numbers.store.ts";
import { lockOrder } from "../../src/orders/order/locked-order.store.ts";
import { lockBuyer, lockOwnOrder } from "../../src/orders/order/order.store.ts";
import { lockOrderToInvoice, lockOrderToSettle } from "../../src/orders/order/order-to-print.store.ts";
import { markSlipsPrinted } from "../../src/orders/order/packing-slip.store.ts";
import { renewPayByOfPerson } from "../../src/orders/order/pay-by.store.ts";
import { lockPaidRef } from "../../src/orders/payment/payment-events.store.ts";
import { lockQuotesOf } from "../../src/orders/quote/old-quotes.store.ts";
import { lockQuote } from "../../src/orders/quote/quote.store.ts";
import { lockReturn } from "../../src/orders/return/return.store.ts";
import { lockAwb } from "../../src/orders/shipment/courier-event.store.ts";
import { lockActivePerson, lockVerifiedPassword } from "../../src/people/account/account.store.ts";
import {
  lockAccount,
  lockAdministrators,
  lockPerson,
} from "../../src/people/account/change-account.store.ts";
import { lockEnquiry } from "../../src/people/enquiry/inbox.store.ts";
import { lockInvitation } from "../../src/people/invitation/invitations.store.ts";
import { lockMembers } from "../../src/people/member/member.store.ts";
import { lockOffice } from "../../src/people/office/office.store.ts";
import { lockSecondFactor } from "../../src/people/second-factor/second-factor.store.ts";
import { appendAuditRow } from "../../src/platform/audit/audit.store.ts";
import { lockNextSequence } from "../../src/platform/audit/erase-audit.store.ts";
import type { Trx } from "../../src/platform/db/database.ts";
import { lockMailbox } from "../../src/platform/db/lock-mailbox.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { moveListRow } from "../../src/platform/db/move-row.ts";
import { lockMail } from "../../src/platform/mail/mail.store.ts";
import { lockCode } from "../../src/platform/one-time-code/one-time-code.store.ts";
import { lockPersonOfLogins } from "../../src/platform/session/logins.store.ts";
import { lockPersonForRefresh, rotateToken } from "../../src/platform/session/rotate-token.store.ts";
import { lockSettings } from "../../src/platform/settings/settings.store.ts";
import { describeStore } from "../support/describe-store.ts";
import { whileHeld } from "../support/held-row.ts";
import { placeOrder } from "../support/place-order.ts";
import type { TestStore } from "../support/store.ts";

const hash = Buffer.alloc(32, 7);
const PASSWORD_HASH = "not a hash";
const now = new Date("2026-11-26T12:00:00Z");
const later = new Date("2099-01-01T00:00:00Z");

const TOKEN = "a-token-of-a-claim-link";

/** One row of every table that something locks. */
async function insertRows(store: TestStore) {
  const { db } = store.services.database;
  const { orderNo, buyer } = await placeOrder(store);
  const { userId } = buyer;
  const one = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
    (await statement.execute(db)).rows[0]?.id ?? 0;
  const order = await one(
    sql`update orders set status = 'Order Confirmed' where order_no = ${orderNo} returning order_id as id`,
  );
  await sql`update users set password_hash = ${PASSWORD_HASH} where user_id = ${userId}`.execute(db);
  const variant = await one(sql`select variant_id as id from variant_sizes order by 1 limit 1`);
  const [size = ""] = (
    await sql<{
      size: string;
    }>`select size from variant_sizes where variant_id = ${variant} order by 1`.execute(db)
  ).rows.map((row) => row.size);
  const counted = ["", size].map((each) => ({ variantId: variant, size: each, change: 9 }));
  await db.transaction().execute((trx) => insertMovements(trx, counted, { reason: "counted", now }));
  const product = await one(sql`select product_id as id from product_variants where variant_id = ${variant}`);
  const cart = await one(sql`insert into carts (user_id, touched_at) values (${userId}, now())
    on conflict (user_id) do update set touched_at = now() returning cart_key as id`);
  await sql`insert into cart_lines (cart_id, cart_key, product_id, variant_id, size, quantity)
    values ('abcdefghijklmnopqrstuv', ${cart}, ${product}, ${variant}, ${size}, 1)`.execute(db);
  await sql`insert into carts (session_hash, touched_at) values (${hash}, now())`.execute(db);
  const batch =
    await one(sql`insert into coupon_batches (made_at, made_by, name) values (now(), ${userId}, 'Locks')
    returning coupon_batch_id as id`);
  const coupon = await one(sql`
    insert into coupons (code, code_folded, kind, once_per, amount_paise, coupon_batch_id, bound_email)
    values ('LOCKS-1', 'L0CKS1', 'fixed', 'coupon', 100, ${batch}, ${buyer.email}) returning coupon_id as id`);
  await sql`insert into one_time_codes (user_id, asked_at, expires_at, tries_left) values (${userId}, now(), ${later}, 3)
    on conflict do nothing`.execute(db);
  await sql`insert into second_factors (user_id, started_at, wrong_since) values (${userId}, now(), now())`.execute(
    db,
  );
  await sql`insert into invoice_years (kind, financial_year, last_number) values ('invoice', '77-78', 4)`.execute(
    db,
  );
  await sql`insert into mail_texts (kind, language, subject, greeting, body, changed_at)
    values ('order-placed', 'en', 'Thanks', '', '', now())`.execute(db);
  await sql`insert into sessions (token_hash, user_id, expires_at) values (${hash}, ${userId}, ${later})`.execute(
    db,
  );
  const member = await one(sql`insert into members (first_name, last_name, user_id, created_at, changed_at)
    values ('Asha', 'Rao', ${userId}, now(), now()) returning member_id as id`);
  const claimLink =
    await one(sql`insert into claim_links (occasion_id, member_id, email, email_folded, token_hash, asked_at, expires_at)
    values (1, ${member}, ${buyer.email}, ${buyer.email}, ${hashClaimToken(TOKEN)}, now(), ${later}) returning claim_link_id as id`);
  return {
    orderNo,
    order,
    member,
    claimLink,
    userId,
    email: buyer.email,
    variant,
    size,
    product,
    batch,
    coupon,
    category: await one(sql`select category_id as id from categories limit 1`),
    country: await one(sql`select service_location_id as id from service_locations limit 1`),
    office: await one(sql`select office_location_id as id from office_locations limit 1`),
    enquiry: await one(sql`insert into enquiries (received_at, kind, name, email, description, state)
      values ('2001-01-01', 'contact', 'Asha', 'asha@example.com', 'Hello', 'closed') returning enquiry_id as id`),
    invitation: await one(sql`
      insert into staff_invitations (invited_by, invited_at, asked_at, expires_at, email, email_folded, role, first_name, last_name)
      values (${userId}, now(), now(), ${later}, 'new@example.com', 'new@example.com', 'support', 'New', 'Person')
      returning invitation_id as id`),
    mail: await one(sql`select mail_id as id from mails where order_id = ${order} limit 1`),
    refunded: await one(sql`insert into returns (order_id, asked_at, asked_by, number, reason)
      values (${order}, now(), ${userId}, 1, 'Too small') returning return_id as id`),
    productImport: await one(sql`
      insert into product_imports (started_by, started_at, progress_at, file_name, state, client_ip)
      values (${userId}, now(), now(), 'a.csv', 'applying', '') returning import_id as id`),
    alert:
      await one(sql`insert into back_in_stock_alerts (variant_id, size, asked_at, confirmed_at, email, email_folded, token)
      values (${variant}, ${size}, now(), now(), 'alert@example.com', 'alert@example.com', 'abcdefghijklmnopqrstuvwxyz')
      returning alert_id as id`),
    quote:
      await one(sql`insert into quotes (quote_no, name, email, email_folded, language, country, lines, shipping_paise, valid_until,
        total_paise, made_by, made_at, changed_at)
      values ('Q-L0CKS123', 'Asha', ${buyer.email}, ${buyer.email}, 'en', 'India', '[]', 0, '2099-01-01', 1, ${userId}, now(), now())
      returning quote_id as id`),
    admin: await one(
      sql`select user_id as id from users where role = 'admin' and blocked_at is null limit 1`,
    ),
  };
}
type Rows = Awaited<ReturnType<typeof insertRows>>;

interface Case {
  readonly file: string;
  readonly name: string;
  readonly table: string;
  readonly where: (rows: Rows) => string;
  readonly lock: (trx: Trx, rows: Rows) => Promise<unknown>;
}
const text = (value: string) => `'${value}'`;
const ofBuyer = ({ userId }: Rows) => `user_id = ${userId}`;
const ofLink = ({ claimLink }: Rows) => `claim_link_id = ${claimLink}`;
const ofOrder = ({ order }: Rows) => `order_id = ${order}`;
const ofVariant = ({ variant }: Rows) => `variant_id = ${variant}`;
const ofSize = ({ variant, size }: Rows) => `variant_id = ${variant} and size = ${text(size)}`;
const demand = ({ variant, size }: Rows) => [{ variantId: variant, size, quantity: 1 }];
const auditRow = {
  at: now,
  userId: null,
  userEmail: "",
  role: "store",
  clientIp: "",
  before: null,
  after: null,
  action: "note written",
  subject: "orders",
  subjectId: "1",
};

/** [file, function, table, the row that is held, the call that must wait for it] */
const cases: readonly (readonly [string, string, string, Case["where"], Case["lock"]])[] = [
  ["locked-order.store.ts", "lockOrder", "orders", ofOrder, (t, r) => lockOrder(t, r.orderNo)],
  ["order.store.ts", "lockOwnOrder", "orders", ofOrder, (t, r) => lockOwnOrder(t, r.orderNo, r.userId)],
  ["order.store.ts", "lockBuyer", "users", ofBuyer, (t, r) => lockBuyer(t, r.userId)],
  [
    "order-to-print.store.ts",
    "lockOrderToInvoice",
    "orders",
    ofOrder,
    (t, r) => lockOrderToInvoice(t, r.orderNo),
  ],
  [
    "order-to-print.store.ts",
    "lockOrderToSettle",
    "orders",
    ofOrder,
    (t, r) => lockOrderToSettle(t, r.order),
  ],
  [
    "packing-slip.store.ts",
    "markSlipsPrinted",
    "orders",
    ofOrder,
    (t, r) => markSlipsPrinted(t, [r.orderNo], now),
  ],
  [
    "return.store.ts",
    "lockReturn",
    "returns",
    (r) => `return_id = ${r.refunded}`,
    (t, r) => lockReturn(t, r.order, r.refunded),
  ],
  [
    "products.store.ts",
    "lockProducts",
    "products",
    (r) => `product_id = ${r.product}`,
    (t, r) => lockProducts(t, [r.product]),
  ],
  [
    "products.store.ts",
    "lockProducts (variants)",
    "product_variants",
    ofVariant,
    (t, r) => lockProducts(t, [r.product]),
  ],
  [
    "products.store.ts",
    "lockProducts (sizes)",
    "variant_sizes",
    ofSize,
    (t, r) => lockProducts(t, [r.product]),
  ],
  [
    "stock.store.ts",
    "lockStock (variants)",
    "product_variants",
    ofVariant,
    (t, r) => lockStock(t, demand(r)),
  ],
  ["stock.store.ts", "lockStock (sizes)", "variant_sizes", ofSize, (t, r) => lockStock(t, demand(r))],
  ["stock.store.ts", "lockStockInCart", "variant_sizes", ofSize, (t, r) => lockStockInCart(t, r.userId)],
  [
    "stock.store.ts",
    "lockStockRows (variants)",
    "product_variants",
    ofVariant,
    (t, r) => lockStockRows(t, demand(r)),
  ],
  ["stock.store.ts", "lockStockRows (sizes)", "variant_sizes", ofSize, (t, r) => lockStockRows(t, demand(r))],
  [
    "stock-list.store.ts",
    "lockStockItem (variant)",
    "product_variants",
    ofVariant,
    (t, r) => lockStockItem(t, { variantId: r.variant, size: "" }),
  ],
  [
    "stock-list.store.ts",
    "lockStockItem (size)",
    "variant_sizes",
    ofSize,
    (t, r) => lockStockItem(t, { variantId: r.variant, size: r.size }),
  ],
  [
    "prices.store.ts",
    "lockPrices",
    "product_variants",
    ofVariant,
    (t, r) => lockPrices(t, r.product, r.variant),
  ],
  [
    "category.store.ts",
    "lockCategory",
    "categories",
    (r) => `category_id = ${r.category}`,
    (t, r) => lockCategory(t, r.category),
  ],
  [
    "content.store.ts",
    "lockContent",
    "contents",
    () => "kind = 'about-us'",
    (t) => lockContent(t, "about-us"),
  ],
  [
    "cart-lines.store.ts",
    "lockGuestLines",
    "carts",
    () => `session_hash = '\\x${hash.toString("hex")}'`,
    (t) => lockGuestLines(t, hash),
  ],
  ["leavers.store.ts", "lockLeavers (carts)", "carts", ofBuyer, (t, r) => lockLeavers(t, [r.email])],
  ["leavers.store.ts", "lockLeavers (people)", "users", ofBuyer, (t, r) => lockLeavers(t, [r.email])],
  ["leavers.store.ts", "lockLeavers (orders)", "orders", ofOrder, (t, r) => lockLeavers(t, [r.email])],
  [
    "leavers.store.ts",
    "lockLeavers (members)",
    "members",
    (r) => `member_id = ${r.member}`,
    (t, r) => lockLeavers(t, [r.email]),
  ],
  [
    "leavers.store.ts",
    "lockLeavers (codes)",
    "coupons",
    (r) => `coupon_id = ${r.coupon}`,
    (t, r) => lockLeavers(t, [r.email]),
  ],
  ["erase.store.ts", "lockErasable (carts)", "carts", ofBuyer, (t, r) => lockErasable(t, r.userId)],
  ["erase.store.ts", "lockErasable (person)", "users", ofBuyer, (t, r) => lockErasable(t, r.userId)],
  [
    "occasion-images.store.ts",
    "hasImages",
    "images",
    () => "image_id = (select min(image_id) from images)",
    async (t) => {
      const first = t.selectFrom("images").select(({ fn }) => fn.min("image_id").as("imageId"));
      const { imageId } = await first.executeTakeFirstOrThrow();
      return hasImages(t, [{ imageId: imageId ?? "", alt: "", translations: {} }]);
    },
  ],
  ["change-account.store.ts", "lockPerson", "users", ofBuyer, (t, r) => lockPerson(t, r.userId)],
  [
    "change-account.store.ts",
    "lockAdministrators",
    "users",
    (r) => `user_id = ${r.admin}`,
    (t) => lockAdministrators(t),
  ],
  [
    "invitations.store.ts",
    "lockInvitation",
    "staff_invitations",
    (r) => `invitation_id = ${r.invitation}`,
    (t, r) => lockInvitation(t, r.invitation),
  ],
  ["account.store.ts", "lockActivePerson", "users", ofBuyer, (t, r) => lockActivePerson(t, r.userId)],
  [
    "account.store.ts",
    "lockVerifiedPassword",
    "users",
    ofBuyer,
    (t, r) => lockVerifiedPassword(t, r.userId, PASSWORD_HASH),
  ],
  [
    "change-account.store.ts",
    "lockAccount",
    "users",
    ofBuyer,
    (t, r) => lockAccount(t, { userId: r.userId }),
  ],
  ["logins.store.ts", "lockPersonOfLogins", "users", ofBuyer, (t, r) => lockPersonOfLogins(t, r.userId)],
  [
    "rotate-token.store.ts",
    "lockPersonForRefresh",
    "users",
    ofBuyer,
    (t, r) => lockPersonForRefresh(t, r.userId),
  ],
  [
    "second-factor.store.ts",
    "lockSecondFactor",
    "second_factors",
    ofBuyer,
    (t, r) => lockSecondFactor(t, r.userId),
  ],
  ["one-time-code.store.ts", "lockCode", "one_time_codes", ofBuyer, (t, r) => lockCode(t, r.userId)],
  [
    "inbox.store.ts",
    "lockEnquiry",
    "enquiries",
    (r) => `enquiry_id = ${r.enquiry}`,
    (t, r) => lockEnquiry(t, r.enquiry),
  ],
  ["mail.store.ts", "lockMail", "mails", (r) => `mail_id = ${r.mail}`, (t, r) => lockMail(t, r.mail)],
  [
    "mail-texts.store.ts",
    "lockMailText",
    "mail_texts",
    () => "kind = 'order-placed' and language = 'en'",
    (t) => lockMailText(t, { kind: "order-placed", language: "en" }),
  ],
  [
    "skip-numbers.store.ts",
    "lockLastNumber",
    "invoice_years",
    () => "financial_year = '77-78'",
    (t) => lockLastNumber(t, { kind: "invoice", year: "77-78" }),
  ],
  [
    "coupon-batch.store.ts",
    "lockBatch",
    "coupon_batches",
    (r) => `coupon_batch_id = ${r.batch}`,
    (t, r) => lockBatch(t, r.batch),
  ],
  [
    "coupon-batch.store.ts",
    "lockCodesToMail",
    "coupons",
    (r) => `coupon_id = ${r.coupon}`,
    (t, r) => lockCodesToMail(t, r.batch, now),
  ],
  [
    "staff-coupons.store.ts",
    "lockCoupon",
    "coupons",
    (r) => `coupon_id = ${r.coupon}`,
    (t, r) => lockCoupon(t, r.coupon),
  ],
  [
    "currency-rate.store.ts",
    "lockRate",
    "currency_rates",
    () => "currency_code = 'USD'",
    (t) => lockRate(t, "USD"),
  ],
  [
    "currency-rate.store.ts",
    "lockRates",
    "currency_rates",
    () => "currency_code = 'USD'",
    (t) => lockRates(t),
  ],
  [
    "search-synonym.store.ts",
    "lockSynonym",
    "search_synonyms",
    () => "search_synonym_id = 1",
    (t) => lockSynonym(t, 1),
  ],
  [
    "shipping-country.store.ts",
    "lockCountry",
    "service_locations",
    (r) => `service_location_id = ${r.country}`,
    (t, r) => lockCountry(t, r.country),
  ],
  [
    "office.store.ts",
    "lockOffice",
    "office_locations",
    (r) => `office_location_id = ${r.office}`,
    (t, r) => lockOffice(t, r.office),
  ],
  [
    "member.store.ts",
    "lockMembers",
    "members",
    (r) => `member_id = ${r.member}`,
    (t, r) => lockMembers(t, [r.member]),
  ],
  ["quote.store.ts", "lockQuote", "quotes", (r) => `quote_id = ${r.quote}`, (t, r) => lockQuote(t, r.quote)],
  [
    "old-quotes.store.ts",
    "lockQuotesOf",
    "quotes",
    (r) => `quote_id = ${r.quote}`,
    (t, r) => lockQuotesOf(t, r.email),
  ],
  ["claim-link.store.ts", "lockClaimLink", "claim_links", ofLink, (t) => lockClaimLink(t, TOKEN)],
  [
    "claim-links.store.ts",
    "lockLinkToChange",
    "claim_links",
    ofLink,
    (t, r) => lockLinkToChange(t, r.claimLink),
  ],
  [
    "claim-links.store.ts",
    "withdrawLinks",
    "claim_links",
    ofLink,
    (t, r) => withdrawLinks(t, { occasionId: 1, memberIds: [r.member], now }),
  ],
  ["choices.store.ts", "lockLinksOfOccasion", "claim_links", ofLink, (t) => lockLinksOfOccasion(t, 1)],
  [
    "reminders.store.ts",
    "lockLinksToRemind",
    "claim_links",
    ofLink,
    (t, r) => lockLinksToRemind(t, [r.claimLink]),
  ],
  ["occasion.store.ts", "lockOccasion", "occasions", () => "occasion_id = 1", (t) => lockOccasion(t, 1)],
  [
    "kit-redemption.store.ts",
    "claimKit",
    "members",
    (r) => `member_id = ${r.member}`,
    (t, r) =>
      claimKit(t, {
        userId: r.userId,
        orderId: r.order,
        occasionId: 1,
        employment: null,
        decidedBy: null,
        now: new Date(),
      }),
  ],
  ["audit.store.ts", "appendAuditRow", "audit_head", () => "true", (t) => appendAuditRow(t, auditRow)],
  ["erase-audit.store.ts", "lockNextSequence", "audit_head", () => "true", (t) => lockNextSequence(t)],
];

/** How many locks each file has that the other tests below show. */
const shownBelow: Readonly<Record<string, number>> = {
  "move-row.ts": 1,
  "lock-mailbox.ts": 1,
  "pay-by.store.ts": 1,
  "unpaid-holds.store.ts": 1,
  "payment-events.store.ts": 1,
  "migrate.ts": 1,
  "rotate-token.store.ts": 1,
  "old-enquiries.store.ts": 1,
  "back-in-stock.store.ts": 1,
  "product-import.store.ts": 1,
  "courier-event.store.ts": 1,
  "settings.store.ts": 1,
  "coupon-batch.store.ts": 1,
  "waiting-claim.store.ts": 1,
  "closed-month.store.ts": 1,
};

const lockClause =
  /\.for(?:NoKey)?Update\(|\.for(?:Key)?Share\(|\bfor (?:no key )?update\b(?!['"])|\bfor (?:key )?share\b|pg_advisory_(?:xact_)?lock\(|\block table\b/gi;
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

it("every lock of the sources has a test here", () => {
  const root = new URL("../../", import.meta.url);
  const files = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const locks = files.flatMap((file) => {
    const found = withoutComments(readFileSync(new URL(`src/${file}`, root), "utf8")).match(lockClause) ?? [];
    return found.length > 0 ? [{ file: file.slice(file.lastIndexOf("/") + 1), locks: found.length }] : [];
  });
  const tested = (file: string) => cases.filter(([each]) => each === file).length + (shownBelow[file] ?? 0);
  expect(locks.length).toBeGreaterThan(30);
  expect(locks.filter(({ file, locks }) => tested(file) < locks)).toEqual([]);
});

/**
 * A second connection holds one row until the lock waits for it. Without its lock the function returns at once, and what it has
 * read may be out of date before the transaction writes.
 */
describeStore("each lock waits for a transaction that holds its row", (store) => {
  let inserted: Promise<Rows> | undefined;
  const rows = () => (inserted ??= insertRows(store()));
  const within = <T>(work: (trx: Trx) => Promise<T>) =>
    store().services.database.db.transaction().execute(work);

  it.each(cases)("%s: %s", async (_file, _name, table, where, lock) => {
    const of = await rows();
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query(`select from ${table} where ${where(of)} for no key update`),
      act: () => within((trx) => lock(trx, of)),
    });
    expect(waitedAt).toMatch(/for (no key )?update|for share/);
    expect(waitedAt).toContain(table);
  });

  it.each([
    ["lockAwb", "hashtextextended('awb-1', 65)", (trx: Trx) => lockAwb(trx, "AWB-1")],
    ["lockSettings", "40001", (trx: Trx) => lockSettings(trx)],
    [
      "lockPaidRef",
      "hashtextextended('stripe pay_1', 310)",
      (trx: Trx) => lockPaidRef(trx, "stripe", "pay_1"),
    ],
  ] as const)("advisory: %s", async (_name, key, lock) => {
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query(`select pg_advisory_xact_lock(${key})`),
      act: () => within(lock),
    });
    expect(waitedAt).toContain("pg_advisory_xact_lock");
  });

  it("advisory: lockMailbox, also for another account of the mailbox", async () => {
    const { userId } = await rows();
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) =>
        held.query(
          "select pg_advisory_xact_lock(hashtextextended(mailbox, 47)) from users where user_id = $1",
          [userId],
        ),
      act: () => within((trx) => lockMailbox(trx, userId)),
    });
    expect(waitedAt).toContain("pg_advisory_xact_lock");
  });

  it("advisory: countUnpaidHolds, for orders from one network", async () => {
    const { userId, order: orderId } = await rows();
    const client = clientHash("203.0.113.0/24");
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) =>
        held.query("select pg_advisory_xact_lock(hashtextextended($1, 300))", [client.toString("hex")]),
      act: () => within((trx) => countUnpaidHolds(trx, { userId, orderId, client, isProved: true })),
    });
    expect(waitedAt).toContain("pg_advisory_xact_lock");
  });

  it("renewPayByOfPerson waits for the person's unpaid order", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const { userId } = buyer;
    const times = { unpaidOrderDays: 7, unprovedOrderHours: 72 };
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query("select from orders where order_no = $1 for no key update", [orderNo]),
      act: () => within((trx) => renewPayByOfPerson(trx, userId, { times, now })),
    });
    expect(waitedAt).toContain("for no key update");
  });

  it("advisory: migrate", async () => {
    const { pool } = store().services.database;
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query("select pg_advisory_xact_lock(7205001)"),
      act: () => migrate(pool),
    });
    expect(waitedAt).toContain("pg_advisory_lock");
  });

  it("the table of code batches: lockBatches", async () => {
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query("lock table coupon_batches in share row exclusive mode"),
      act: () => within(lockBatches),
    });
    expect(waitedAt).toContain("lock table coupon_batches");
  });

  it("the table of closed months: lockClosedMonths, and whoever writes an entry", async () => {
    const { order } = await rows();
    const closing = await whileHeld(store(), {
      hold: (held) => held.query("select books_open_from()"),
      act: () => within(lockClosedMonths),
    });
    expect(closing.waitedAt).toContain("lock table closed_months");
    const paying = await whileHeld(store(), {
      hold: (held) => held.query("lock table closed_months in exclusive mode"),
      act: () =>
        sql`insert into payments (order_id, provider, amount_paise, asked_at, paid_at)
          values (${order}, 'hand', 100, now(), now())`.execute(store().services.database.db),
    });
    expect(paying.waitedAt).toContain("insert into payments");
  });

  it("a list that is sorted: moveListRow", async () => {
    const { office } = await rows();
    const { waitedAt } = await whileHeld(store(), {
      hold: (held) => held.query("select from office_locations for no key update"),
      act: () => within((trx) => moveListRow(trx, "office_locations", office, "up")),
    });
    expect(waitedAt).toMatch(/^\s*select[\s\S]*for update/);
  });

  it("a token that is being replaced: rotateToken", async () => {
    await rows();
    const rotation = {
      tokenHash: hash,
      newHash: Buffer.alloc(32, 8),
      now,
      expiresAt: later,
      rememberUntil: later,
      startedAfter: new Date("2000-01-01T00:00:00Z"),
    };
    // The other one ended the login: without the lock both would see it, and it would live on under a new token.
    const { response } = await whileHeld(store(), {
      hold: (held) => held.query("delete from sessions where token_hash = $1", [hash]),
      act: () => within((trx) => rotateToken(trx, rotation)),
    });
    expect(response).toBe(false);
  });

  it("an old enquiry that staff open again meanwhile stays: deleteOldEnquiries", async () => {
    const { enquiry } = await rows();
    const { response } = await whileHeld(store(), {
      hold: (held) => held.query("update enquiries set state = 'new' where enquiry_id = $1", [enquiry]),
      act: () => within((trx) => deleteOldEnquiries(trx, new Date("2002-01-01T00:00:00Z"))),
    });
    expect(response).toBe(0);
  });

  it("what another process works on is left to it: lockImport, takeDueAlerts, takeMovedDays", async () => {
    const { productImport, alert, claimLink } = await rows();
    await sql`insert into waiting_claims (claim_link_id, variant_id, delivery, language, asked_at, waits_for_variant_id,
      waits_since, told_on) values (${claimLink}, 1, '{}', 'en', now(), 1, now(), '2000-01-01')`.execute(
      store().services.database.db,
    );
    const held = await store().services.database.pool.connect();
    await held.query("begin");
    await held.query("select from product_imports where import_id = $1 for update", [productImport]);
    await held.query("select from back_in_stock_alerts where alert_id = $1 for update", [alert]);
    await held.query("select from waiting_claims where claim_link_id = $1 for update", [claimLink]);
    const found = await within(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx); // one that waits fails, instead of hanging
      const [run, alerts] = [await lockImport(trx, productImport, "applying"), await takeDueAlerts(trx, now)];
      return [run, alerts, await takeMovedDays(trx)];
    }).finally(async () => {
      await held.query("rollback");
      held.release();
    });
    expect(found).toEqual([undefined, [], []]);
    expect(await within((trx) => lockImport(trx, productImport, "applying"))).toEqual({
      import_id: productImport,
    });
    expect(await within((trx) => takeDueAlerts(trx, now))).toMatchObject([{ alertId: alert }]);
    expect(await within(takeMovedDays)).toMatchObject([{ claimLinkId: claimLink }]);
  });
});
