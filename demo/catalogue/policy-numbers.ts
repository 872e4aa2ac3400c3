/** Numbers of the policies (specification 1) that product texts use. */
export const policyNumbers = {
  returnDays: 7,
  faultReportWorkingDays: 3,
  bulkReplyHours: 24,
} as const;
