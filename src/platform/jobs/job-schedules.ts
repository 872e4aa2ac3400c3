/** When the clock starts each job that no other one does, as cron says it. Undefined: only another job or a request does. */
export const jobSchedules = {
  "mail.wake": "* * * * *",
  "import.run": undefined,
  "import.resume": "* * * * *",
  "payment.follow-up": "27 * * * *",
  "order.expire": "*/10 * * * *",
  "store.clean": "17 * * * *",
  "rates.fetch": "43 4 * * *",
  "store.prune": "37 2 * * *",
  "books.check": "11 3 * * *",
  "catalogue.scheduled": "* * * * *", // each change has a job of its own; this applies changes whose job was lost
  "stock.alert": "* * * * *",
  "claim.make": "* * * * *",
  "claim.remind": "23 * * * *",
  "exchange.lapse": "*/10 * * * *",
  "quote.lapse": "*/10 * * * *",
  "leavers.end": "4 * * * *",
} as const;
