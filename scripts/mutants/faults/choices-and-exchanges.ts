import type { Fault } from "./fault.ts";

const collected = "tests/api/collected-claims.test.ts";
const reminders = "src/orders/claim/choice/reminders.test.ts";
const mailedReminders = "tests/api/collected-reminders.test.ts";
const exchanges = "tests/api/exchanges.test.ts";
const exchangeEnds = "tests/api/exchange-ends.test.ts";

/** Choices that are collected, their reminders, and exchanges for another size. */
export const choiceAndExchangeFaults: readonly Fault[] = [
  {
    harm: "choices are ordered while somebody may still change theirs",
    file: "src/orders/claim/choice/order-choices.ts",
    find: "if (!isOver)",
    replace: "if (!isOver && seen < 0)",
    tests: [collected],
  },
  {
    harm: "a press orders other choices than staff saw",
    file: "src/orders/claim/choice/order-choices.ts",
    find: "if (chosen !== seen)",
    replace: "if (chosen < 0)",
    tests: [collected],
  },
  {
    harm: "the last day that a choice was collected until is not noted",
    file: "src/orders/claim/choice/choices.store.ts",
    find: "collected_until = o.closes_on",
    replace: "collected_until = null",
    tests: [collected],
  },
  {
    harm: "a count of sizes is one person's",
    file: "src/orders/claim/choice/small-counts.ts",
    find: "export const SMALLEST_COUNT = 3;",
    replace: "export const SMALLEST_COUNT = 1;",
    tests: ["src/orders/claim/choice/choices.test.ts", "src/orders/claim/choice/chosen-parts.test.ts"],
  },
  {
    harm: "a part that a few declined is bought too few times",
    file: "src/orders/claim/choice/chosen-parts.ts",
    find: "if (asked - taken < SMALLEST_COUNT) return asked;",
    replace: "",
    tests: ["src/orders/claim/choice/chosen-parts.test.ts"],
  },
  {
    harm: "who has chosen is not on the board as that",
    file: "src/buying/occasion/occasion-board.ts",
    find: 'waiting ? (waiting.isCollected ? "chosen" : "queued") : "to claim"',
    replace: 'waiting && !waiting.isCollected ? "queued" : "to claim"',
    tests: [collected],
  },
  {
    harm: "who has chosen is reminded to choose",
    file: "src/orders/claim/choice/reminders.ts",
    find: 'if (link.isChosen) return "chosen";',
    replace: "",
    tests: [reminders, mailedReminders],
  },
  {
    harm: "who has the kit is reminded to choose it",
    file: "src/orders/claim/choice/reminders.ts",
    find: 'if (hasKitFor(had, kitEmployment(rules, member, today))) return "claimed";',
    replace: "",
    tests: [reminders, mailedReminders],
  },
  {
    harm: "the clock reminds at night",
    file: "src/orders/claim/choice/reminders.ts",
    find: "return hour >= FROM_HOUR && hour < TO_HOUR && now",
    replace: "return now",
    tests: [reminders, mailedReminders],
  },
  {
    harm: "the clock reminds again and again",
    file: "src/orders/claim/choice/reminders.ts",
    find: "if (isReminded || closesOn === null",
    replace: "if (closesOn === null",
    tests: [reminders, mailedReminders],
  },
  {
    harm: "who chose while the reminder waited is reminded",
    file: "src/orders/claim/choice/reminders.store.ts",
    find: "      and not exists (select from waiting_claims w where w.claim_link_id = l.claim_link_id)\n",
    replace: "",
    tests: [mailedReminders],
  },
  {
    harm: "the new size of an exchange is not reserved",
    file: "src/orders/exchange/open-exchange.ts",
    find: "if (!exchangeSendsAtOnce) await holdForExchange",
    replace: "if (exchangeSendsAtOnce) await holdForExchange",
    tests: [exchanges],
  },
  {
    harm: "a size that is out is promised in an exchange",
    file: "src/orders/exchange/open-exchange.ts",
    find: "if (size.left !== null && size.left < asked.quantity)",
    replace: "if (size.left === -1)",
    tests: [exchanges],
  },
  {
    harm: "an exchange is asked for long after delivery",
    file: "src/orders/exchange/open-exchange.ts",
    find: "if (now > returnableUntil(deliveredAt, returnDays))",
    replace: "if (now < deliveredAt)",
    tests: [exchanges],
  },
  {
    harm: "the same part of a kit is exchanged twice",
    file: "src/orders/exchange/exchange.ts",
    find: '* piece.each - sumOf(own, "quantity")',
    replace: "* piece.each",
    tests: ["src/orders/exchange/exchange.test.ts"],
  },
  {
    harm: "what came back faulty is sold again",
    file: "src/orders/exchange/receive-exchange.ts",
    find: "quantity: of.backToStock }]",
    replace: "quantity: piece.quantity }]",
    tests: [exchanges],
  },
  {
    harm: "an exchange that is called off keeps its piece",
    file: "src/orders/exchange/end-exchange.ts",
    find: "    await releaseHeld(trx, exchange, now);\n    await markCalledOff",
    replace: "    await markCalledOff",
    tests: [exchangeEnds],
  },
  {
    harm: "an exchange is called off after the new size has left",
    file: "src/orders/exchange/end-exchange.ts",
    find: 'if (replacement && replacement.status !== "Cancelled" && !isUnshipped(replacement.status))',
    replace: "if (replacement && !replacement.status)",
    tests: [exchangeEnds],
  },
];
