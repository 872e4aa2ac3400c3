import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { hasAutomaticLinks } from "../order/automatic-links.ts";
import { refundLimitPaise } from "../refund/refund-limit.ts";
import { discountLimitPercent } from "./discount-limit.ts";
import { makeStaffOrders } from "./make-staff-orders.ts";

export const makeOrdersApi = ({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<"POST /api/admin/orders"> => ({
  "POST /api/admin/orders": ({ body, ...staff }) =>
    makeStaffOrders(db, {
      input: body,
      freeLimitPaise: refundLimitPaise(settings.current(), staff),
      discountLimitPercent: discountLimitPercent(settings.current(), staff),
      jobs,
      limits: config,
      baseCurrency: settings.current().baseCurrency,
      isLinkAutomatic: hasAutomaticLinks(config),
      calendar,
      staff,
      now: staff.now,
    }),
});
