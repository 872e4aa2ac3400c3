import { createHmac, timingSafeEqual } from "node:crypto";
import type { CourierEvent, CourierPort, SignedCourierMessage } from "./courier-port.ts";

const SIGNATURE_PREFIX = "hmac-sha256-hex=";

/**
 * EasyPost, which follows parcels of more than a hundred couriers. It signs the bytes of each message with the secret of
 * the webhook, as HMAC-SHA-256 in `X-Hmac-Signature` (docs.easypost.com, Webhooks Guide).
 */
export const easyPost = (webhookSecret: string): CourierPort => ({
  name: "easypost",
  readWebhook(message) {
    if (!isSigned(webhookSecret, message)) return undefined;
    return readEvent(Buffer.from(message.bytes).toString("utf8"));
  },
});

function isSigned(secret: string, { bytes, headers }: SignedCourierMessage): boolean {
  const digest = createHmac("sha256", secret.normalize("NFKD")).update(bytes).digest("hex");
  const expected = Buffer.from(SIGNATURE_PREFIX + digest);
  const given = Buffer.from(headers["x-hmac-signature"] ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Only an event `tracker.…` says something about a parcel. */
function readEvent(text: string): CourierEvent | "ignored" {
  const event = fieldsOf(parse(text));
  const tracker = fieldsOf(event.result);
  const id = textOf(event.id);
  const awbNo = textOf(tracker.tracking_code).trim();
  const status = textOf(tracker.status);
  if (!textOf(event.description).startsWith("tracker.") || !id || !awbNo || !status) return "ignored";
  return {
    id: id.slice(0, 200),
    courier: textOf(tracker.carrier).slice(0, 80),
    awbNo: awbNo.slice(0, 60),
    status: status.slice(0, 60),
    isDelivered: status === "delivered",
    at: happenedAt(tracker, status),
  };
}

/** When the parcel got the status: the newest detail of that status. */
function happenedAt({ tracking_details: details }: Fields, status: string): Date | undefined {
  const times = (Array.isArray(details) ? details : [])
    .map(fieldsOf)
    .filter((detail) => detail.status === status)
    .map((detail) => Date.parse(textOf(detail.datetime)))
    .filter(Number.isFinite);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === "string" ? value.replaceAll("\0", "") : "");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
