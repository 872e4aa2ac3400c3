import type { CourierReport } from "../../contract/admin/courier-events.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { easyPost } from "./easypost.ts";
import { handleCourierEvent } from "./handle-courier-event.ts";
import { type CourierReportRow, findCourierReports, listParcelsOfAwbs } from "./open-courier-events.store.ts";
import { dismissCourierEvents, matchCourierEvents } from "./settle-courier-events.ts";

type CourierCalls =
  | "POST /api/webhooks/easypost"
  | "GET /api/admin/courier-events"
  | "POST /api/admin/courier-events/{eventId}/match"
  | "POST /api/admin/courier-events/{eventId}/dismiss";

/** The webhook of whoever follows the parcels, and what staff decide about reports that found no parcel. */
export function courierApi({
  database: { db },
  jobs,
  settings,
  log,
  countedLines,
}: Services): Handlers<CourierCalls> {
  return {
    async "POST /api/webhooks/easypost"({ body, headers, now }) {
      const { easypostWebhookSecret: secret } = settings.current().integrations;
      if (!secret) return refuse("not_found", "EasyPost is not configured.");
      const port = easyPost(secret);
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const event = port.readWebhook({ bytes, headers });
      if (event === undefined) {
        const provider = port.name;
        countedLines.note(provider, (count) =>
          log.warn({ provider, count }, "courier webhook with a wrong signature"),
        );
        return refuse("signature_invalid", "The signature is wrong.");
      }
      if (event !== "ignored") await handleCourierEvent(db, jobs, { provider: port.name, event, now });
      return { received: true };
    },

    async "GET /api/admin/courier-events"({ query }) {
      const found = await findCourierReports(db, query);
      const parcels = await listParcelsOfAwbs(
        db,
        found.rows.map(({ awb_no }) => awb_no),
      );
      return { ...found, rows: found.rows.map((row) => reportResponse(row, parcels)) };
    },

    async "POST /api/admin/courier-events/{eventId}/match"({ params, body, ...staff }) {
      const match = { id: params.eventId, match: body, staff, now: staff.now };
      return (await matchCourierEvents(db, jobs, match)) ?? true;
    },

    async "POST /api/admin/courier-events/{eventId}/dismiss"({ params, body, ...staff }) {
      const dismissal = { id: params.eventId, reason: body.reason.trim(), staff, now: staff.now };
      return (await dismissCourierEvents(db, dismissal)) ?? true;
    },
  };
}

const reportResponse = (
  row: CourierReportRow,
  parcels: Awaited<ReturnType<typeof listParcelsOfAwbs>>,
): CourierReport => ({
  id: row.id,
  courier: row.courier,
  awbNo: row.awb_no,
  status: row.status,
  isDelivered: row.is_delivered,
  events: row.events,
  firstAt: row.first_at.toISOString(),
  problem: row.outcome,
  reason: row.reason ?? "",
  parcels: parcels
    .filter(({ awb_no }) => awb_no?.toLowerCase() === row.awb_no.toLowerCase())
    .map(({ order_no, number, shipped_by }) => ({ orderNo: order_no, number, shippedBy: shipped_by })),
});
