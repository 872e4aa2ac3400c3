import { razorpayPaid, sendWebhook, stripeDispute, stripePaid } from "../signed-webhook.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

/** A provider reports that a link was paid: sometimes twice, sometimes at once, sometimes after it was withdrawn. */
export async function payALink(world: RandomWorld, dice: Dice): Promise<void> {
  const link = dice.pick(world.fake.records.links.slice(-10));
  if (!link) return;
  const provider = link.url.includes("stripe") ? "stripe" : "razorpay";
  const id = `evt_${dice.throw(1_000_000_000)}`;
  // The fake shows both providers' amounts in the same form; a wrong amount is a payment that staff must settle.
  const amount = link.amount + (dice.onceIn(15) ? 1 : 0);
  const paidRef = `${provider === "stripe" ? "pi" : "pay"}_${link.id}${dice.onceIn(10) ? "again" : ""}`;
  const paid = { link: link.id, amount, currency: link.currency };
  const webhook =
    provider === "stripe"
      ? stripePaid({ ...paid, intent: paidRef, id }, { at: world.store.now() })
      : razorpayPaid({ ...paid, payment: paidRef, id });
  const send = async () => {
    const { status } = await sendWebhook(world.store, provider, webhook);
    if (status >= 500) throw new Error(`A webhook of ${provider} ended with ${status}`);
  };
  await Promise.all(dice.onceIn(2) ? [send(), send()] : [send()]);
}

/** A card's bank takes money back, or decides for the store; sometimes it is reported twice. */
export async function disputeAPayment(world: RandomWorld, dice: Dice): Promise<void> {
  const link = dice.pick(world.fake.records.links.filter(({ url }) => url.includes("stripe")));
  if (!link) return;
  const status = dice.pick(["needs_response", "needs_response", "won", "lost"]) ?? "won";
  const send = async () => {
    const at = world.store.now();
    const dispute = stripeDispute(`pi_${link.id}`, status, link.amount, link.currency, at);
    const { status: code } = await sendWebhook(world.store, "stripe", dispute);
    if (code >= 500) throw new Error(`A dispute of stripe ended with ${code}`);
  };
  await Promise.all(dice.onceIn(3) ? [send(), send()] : [send()]);
}

/** The provider is down for its next requests, or does what it is asked and loses the response. */
export async function failAtTheProvider(world: RandomWorld, dice: Dice): Promise<void> {
  if (dice.onceIn(2)) world.fake.fail(dice.pick([400, 500, 503]) ?? 500, 1 + dice.throw(2));
  else world.fake.loseResponses(1);
}
