import { expect, it } from "vitest";
import type { OccasionRules } from "../../../buying/occasion/occasion-eligibility.ts";
import { planReminders, type ReminderCandidate, type ReminderLink, remindsOn } from "./reminders.ts";

const rules: OccasionRules = {
  audience: "rules",
  countryCodes: [],
  officeIds: [],
  employmentKinds: [],
  startedFrom: null,
  startedTo: null,
  redeemedOnce: "ever",
  claims: "collected",
  opensOn: "2026-06-01",
  closesOn: "2026-06-30",
  isStarted: true,
  isArchived: false,
};
const now = new Date("2026-06-27T08:00:00Z");

const invited = (
  link: Partial<ReminderLink> | null = {},
  of: Partial<ReminderCandidate> = {},
): ReminderCandidate => ({
  member: { countryCode: null, officeId: null, employmentKind: null, employments: [], isListed: false },
  today: "2026-06-27",
  hour: 10,
  had: [],
  isReminded: false,
  link: link && {
    claimLinkId: 4,
    email: "noor@x.example",
    isCard: false,
    isWithdrawn: false,
    isExpired: false,
    isChosen: false,
    isUsable: true,
    mailState: "sent",
    mailedAt: "2026-06-26T08:00:00Z",
    ...link,
  },
  ...of,
});

const left = {
  member: { ...invited().member, employments: [{ startOn: "2020-01-01", endOn: "2026-05-01" }] },
};

it.each<[string, ReminderCandidate]>([
  ["no_link", invited(null)],
  ["withdrawn", invited({ isWithdrawn: true, isChosen: true })],
  ["chosen", invited({ isChosen: true })],
  ["card", invited({ isCard: true })],
  ["expired", invited({ isExpired: true })],
  ["other_address", invited({ isUsable: false })],
  ["bounced", invited({ mailState: "failed" })],
  ["claimed", invited({}, { had: ["ever"] })],
  ["left", invited({}, left)],
  ["not_open", invited({}, { today: "2026-07-01" })],
  ["not_open", invited({}, { today: "2026-05-31" })],
  ["recent", invited({ mailedAt: "2026-06-26T08:00:01Z" })],
  ["recent", invited({ mailState: "queued" })],
])("does not remind: %s", (reason, candidate) =>
  expect(planReminders([candidate], { rules, byClock: false, now })).toEqual({
    links: [],
    others: [{ reason, count: 1 }],
  }),
);

it("reminds who was invited and has not chosen, and says nothing of whom the occasion is not for", () => {
  const plan = planReminders([invited(), invited(null, left), invited({ isChosen: true })], {
    rules,
    byClock: false,
    now,
  });
  expect(plan.links.map(({ claimLinkId }) => claimLinkId)).toEqual([4]);
  expect(plan.others).toEqual([{ reason: "chosen", count: 1 }]);
});

it.each<[string, ReminderCandidate, number]>([
  ["in the last days, by daylight", invited(), 1],
  ["on the last day", invited({}, { today: "2026-06-30" }), 1],
  ["earlier", invited({}, { today: "2026-06-26" }), 0],
  ["before the office is awake", invited({}, { hour: 8 }), 0],
  ["in its evening", invited({}, { hour: 17 }), 0],
  ["a second time", invited({}, { isReminded: true }), 0],
])("is done by the clock %s", (_when, candidate, count) =>
  expect(planReminders([candidate], { rules, byClock: true, now }).links).toHaveLength(count),
);

it("knows the day of the reminder across months", () => expect(remindsOn("2026-03-01")).toBe("2026-02-26"));
