import { isRefusal } from "../../../contract/errors.ts";
import type { Handlers } from "../../../contract/handler.ts";
import type { Services } from "../../../platform/services.ts";
import { orderChoices, readChoices } from "./order-choices.ts";

type ChoiceCalls =
  | "GET /api/admin/occasions/{occasionId}/choices"
  | "POST /api/admin/occasions/{occasionId}/choices/order";

export const choicesApi = ({
  database: { db },
  calendar: { timeZone },
}: Services): Handlers<ChoiceCalls> => ({
  "GET /api/admin/occasions/{occasionId}/choices": ({ params, now }) =>
    readChoices(db, { ...params, timeZone, now }),
  async "POST /api/admin/occasions/{occasionId}/choices/order"({ params, body, ...staff }) {
    const ordered = await orderChoices(db, { ...params, ...body, staff, timeZone, now: staff.now });
    return isRefusal(ordered) ? ordered : { ordered };
  },
});
