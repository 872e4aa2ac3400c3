import type { CourierReport } from "../../../contract/admin/courier-events.ts";

/** 'DHLExpress 4711'; some reports name no courier. */
export const reportName = ({ courier, awbNo }: CourierReport): string =>
  [courier, awbNo].filter(Boolean).join(" ");
