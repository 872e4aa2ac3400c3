import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { easyPost } from "./easypost.ts";
import { handleCourierEvent } from "./handle-courier-event.ts";

/** The webhook of whoever follows the parcels. */
export function courierApi({
  database: { db },
  jobs,
  config: { easypostWebhookSecret },
  log,
}: Services): Handlers<"POST /api/webhooks/easypost"> {
  const port = easypostWebhookSecret ? easyPost(easypostWebhookSecret) : undefined;
  return {
    async "POST /api/webhooks/easypost"({ body, headers, now }) {
      if (!port) return refuse("not_found", "EasyPost is not configured.");
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const event = port.readWebhook({ bytes, headers });
      if (event === undefined) {
        log.warn({ provider: port.name }, "courier webhook with a wrong signature");
        return refuse("signature_invalid", "The signature is wrong.");
      }
      if (event !== "ignored") await handleCourierEvent(db, jobs, { provider: port.name, event, now });
      return { received: true };
    },
  };
}
