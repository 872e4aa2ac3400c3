import { fallback } from "../../src/web/storefront/page/store-data.ts";

/** Tests of components have no loader of the store's data, and its fallback not what only whole pages show. */
Object.assign(fallback.config, {
  officeHeading: "",
  officeAddress: [],
  officeHours: "",
  signupDomain: null,
  promises: [],
  hasMailbox: false,
  policy: {
    cancelHours: 0,
    dispatchDaysFrom: 0,
    dispatchDaysTo: 0,
    faultReportDays: 0,
    deliveryTimes: [],
    holidays: [],
    workingWeekdays: [1, 2, 3, 4, 5],
    homeCountry: "",
    homeDaysFrom: 0,
    homeDaysTo: 0,
    metroDaysFrom: 0,
    metroDaysTo: 0,
    refundDays: 0,
    replyHours: 0,
    returnDays: 0,
    worldDaysFrom: 0,
    worldDaysTo: 0,
  },
});
