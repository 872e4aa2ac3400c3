import { createHmac, randomUUID } from "node:crypto";

/** The secret that EasyPost signs with in tests; it has letters that NFKD takes apart. */
export const EASYPOST_SECRET = "kuriér-geheim";

interface Tracker {
  readonly awb: string;
  readonly status: string;
  readonly id?: string;
  readonly carrier?: string;
  readonly at?: Date;
  readonly description?: string;
}

/** The body of an event about a parcel, as EasyPost sends it. */
export const easyPostEvent = ({
  awb,
  status,
  id = `evt_${randomUUID()}`,
  carrier = "DHLExpress",
  at = new Date(),
  description = "tracker.updated",
}: Tracker): string =>
  JSON.stringify({
    id,
    object: "Event",
    mode: "production",
    description,
    result: {
      id: "trk_1",
      object: "Tracker",
      tracking_code: awb,
      status,
      carrier,
      weight: 17.6,
      tracking_details: [{ object: "TrackingDetail", status, datetime: at.toISOString() }],
    },
  });

/** The value of the header `x-hmac-signature`. */
export const signEasyPost = (payload: string, secret = EASYPOST_SECRET): string =>
  `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(payload).digest("hex")}`;
