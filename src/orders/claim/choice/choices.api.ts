import { isRefusal } from "../../../contract/errors.ts";
import type { Handlers } from "../../../contract/handler.ts";
import type { Services } from "../../../platform/services.ts";
import { orderChoices, readChoices } from "./order-choices.ts";
import { remindChoices } from "./remind-choices.ts";

type ChoiceCalls =
  | "GET /api/admin/occasions/{occasionId}/choices"
  | "POST /api/admin/occasions/{occasionId}/choices/remind"
  | "POST /api/admin/occasions/{occasionId}/choices/order";

export const choicesApi = ({
  database: { db },
  jobs,
  calendar: { timeZone },
}: Services): Handlers<ChoiceCalls> => ({
  "GET /api/admin/occasions/{occasionId}/choices": ({ params, now }) =>
    readChoices(db, { ...params, timeZone, now }),
  "POST /api/admin/occasions/{occasionId}/choices/remind": ({ params, body, ...staff }) =>
    remindChoices(db, jobs, { ...params, ...body, staff, timeZone, now: staff.now }),
  async "POST /api/admin/occasions/{occasionId}/choices/order"({ params, body, ...staff }) {
    const ordered = await orderChoices(db, { ...params, ...body, staff, timeZone, now: staff.now });
    return isRefusal(ordered) ? ordered : { ordered };
  },
});
