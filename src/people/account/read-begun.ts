import type { UserId } from "../../contract/ids.ts";
import type { Begun } from "../../contract/own-account.schemas.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { listBegunAddresses, listBegunOrders, listCartPieces, readBeginning } from "./begun.store.ts";

const SHOWN_DIGITS = 3;

/** What was begun in an account before its e-mail address was proved, for the question whether it was its owner. */
export async function readBegun(db: Db, userId: UserId, language: Language = "en"): Promise<Begun> {
  const { created_at, first_name, last_name, contact_no, device } = await readBeginning(db, userId);
  const [cart, addresses, orders] = await Promise.all([
    listCartPieces(db, userId, language),
    listBegunAddresses(db, userId),
    listBegunOrders(db, userId),
  ]);
  return {
    startedAt: created_at.toISOString(),
    // A program names itself: that could be a message.
    device: device && /^(Program|Unknown) /.test(device) ? "" : (device ?? ""),
    firstName: first_name,
    lastName: last_name,
    contactNoEnd: endOf(contact_no ?? ""),
    cart: cart.map((line) => ({
      productName: line.name,
      colourName: line.colour_name,
      size: line.size,
      qty: line.quantity,
    })),
    addresses: addresses.map(({ recipient_city, country }) => ({ recipientCity: recipient_city, country })),
    orders: orders.map(({ order_no, recipient_city }) => ({
      orderNo: order_no,
      recipientCity: recipient_city,
    })),
  };
}

/** What still waits for the owner's yes, once the address is proved; null: nothing does. */
export async function readWaiting(db: Db, userId: UserId, language?: Language): Promise<Begun | null> {
  const begun = await readBegun(db, userId, language);
  return begun.addresses.length > 0 || begun.orders.length > 0 ? begun : null;
}

/** Whoever gave the number knows it again; a stranger, whose mailbox was mistyped, cannot call it. */
function endOf(contactNo: string): string {
  const digits = contactNo.replace(/\D/g, "");
  return digits.length > 2 * SHOWN_DIGITS ? digits.slice(-SHOWN_DIGITS) : "";
}
