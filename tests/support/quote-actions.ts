import type { QuoteInput, StaffQuote } from "../../src/contract/admin/quotes.ts";
import { firstVariant, homeAddress, plainProduct } from "./shopping.ts";
import { staffToken } from "./staff.ts";
import type { TestStore } from "./store.ts";

const LINK = /\/orders\/track-order#quote=([\w-]{32})/;
const DAY_MS = 86_400_000;

/** What staff and customers do with quotes. `store` is called at each action, because a file's store opens after this. */
export function quoteActions(store: () => TestStore) {
  const token = staffToken(store, "support");
  let number = 0;
  const dayIn = (days: number) =>
    store().services.calendar.dayOf(new Date(store().now().getTime() + days * DAY_MS));
  let chosen: number | undefined;
  /** A variant without sizes: the same all the time, because which product is a plain one depends on what is in stock. */
  const variantId = () => {
    chosen ??= firstVariant(plainProduct(store())).id;
    return chosen;
  };
  let isStocked = false;
  const setStock = async (stock: number) => {
    isStocked = true;
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock })
      .where("variant_id", "=", variantId())
      .execute();
  };

  /** Thirty pieces at 123.45 each, and 99 for the delivery. */
  const input = (fields: Partial<QuoteInput> = {}): QuoteInput => {
    number += 1;
    return {
      name: "Asha Rao",
      company: "Ledgerline",
      email: `buyer-${number}@customer.example`,
      language: "en",
      country: "India",
      lines: [{ variantId: variantId(), size: "", quantity: 30, unitPrice: 123.45 }],
      shipping: 99,
      validUntil: dayIn(14),
      terms: "Ready in ten days.",
      ...fields,
    };
  };
  const make = async (fields: Partial<QuoteInput> & { readonly enquiryId?: number } = {}) => {
    if (!isStocked) await setStock(10_000);
    return store().call("POST /api/admin/quotes", {
      token: await token(),
      body: { ...input(fields), ...(fields.enquiryId && { enquiryId: fields.enquiryId }) },
    });
  };
  const read = async (quoteId: number) =>
    (await store().call("GET /api/admin/quotes/{quoteId}", { params: { quoteId }, token: await token() }))
      .body;
  const send = async ({ id: quoteId, version }: Pick<StaffQuote, "id" | "version">) =>
    store().call("POST /api/admin/quotes/{quoteId}/send", {
      params: { quoteId },
      token: await token(),
      body: { version },
    });
  const change = async ({ id: quoteId, version }: StaffQuote, fields: QuoteInput) =>
    store().call("PUT /api/admin/quotes/{quoteId}", {
      params: { quoteId },
      token: await token(),
      body: { ...fields, version },
    });
  const lose = async ({ id: quoteId, version }: Pick<StaffQuote, "id" | "version">) =>
    store().call("POST /api/admin/quotes/{quoteId}/lost", {
      params: { quoteId },
      token: await token(),
      body: { version, reason: "price", note: "" },
    });
  const seen = new Set<string>();
  /** The token in a mail to an address that has one and was not read before. */
  const mailedToken = async (email: string) => {
    const mail = await store().inbox.next(
      ({ to, text }) => to.includes(email) && LINK.test(text) && !seen.has(LINK.exec(text)?.[1] ?? ""),
    );
    const link = LINK.exec(mail.text)?.[1] ?? "";
    seen.add(link);
    return link;
  };
  return {
    token,
    dayIn,
    variantId,
    setStock,
    input,
    make,
    read,
    send,
    change,
    lose,
    mailedToken,
    open: (link: string) => store().call("POST /api/quotes/open", { body: { token: link } }),
    accept: (link: string, versionNo = 1, delivery = homeAddress) =>
      store().call("POST /api/quotes/accept", { body: { token: link, versionNo, delivery } }),
    ask: (link: string, wish: string, versionNo = 1) =>
      store().call("POST /api/quotes/change", { body: { token: link, versionNo, wish } }),
    /** A quote that was sent, with the token that was mailed. */
    async newQuote(fields: Partial<QuoteInput> & { readonly enquiryId?: number } = {}) {
      const made = await make(fields);
      if (made.status !== 200) throw new Error(`Not made: ${made.problem.detail}`);
      const sent = await send(made.body);
      if (sent.status !== 200) throw new Error(`Not sent: ${sent.problem.detail}`);
      return { quote: sent.body, link: await mailedToken(made.body.email) };
    },
  };
}
