/** Figures of the policies (specification 1) that product texts quote. */
export const staticNumbers = {
  returnDays: 7,
  faultReportWorkingDays: 3,
  bulkReplyHours: 24,
} as const;
