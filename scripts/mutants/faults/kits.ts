import type { Fault } from "./fault.ts";

const claims = "tests/api/claims.test.ts";
const cards = "tests/api/claim-cards.test.ts";
const kits = "tests/api/occasion-kits.test.ts";
const merged = "tests/api/admin/merged-members.test.ts";
const parts = "src/buying/kit/kit-parts.test.ts";

/** Kits by occasion: links and cards, parts that are declined or replaced, and whose kit it is. */
export const kitFaults: readonly Fault[] = [
  {
    harm: "a link that was withdrawn still opens the kit",
    file: "src/orders/claim/claim-refusals.ts",
    find: "if (link.withdrawnAt || !link.isTheirAddress)",
    replace: "if (!link.isTheirAddress)",
    tests: [claims],
  },
  {
    harm: "a kit is claimed by whom it is not for",
    file: "src/orders/claim/claim-kit.ts",
    find: "if (occasion.ineligible) return refuseIneligible(occasion.ineligible);",
    replace: 'if (occasion.ineligible === "closed") return refuseIneligible(occasion.ineligible);',
    tests: [claims, "tests/api/collected-claims.test.ts"],
  },
  {
    harm: "a card is guessed without end",
    file: "src/orders/claim/card/claim-card.store.ts",
    find: "and wrong_tries < ${MAX_WRONG_TRIES}",
    replace: "",
    tests: [cards],
  },
  {
    harm: "a printed card proves a mailbox",
    file: "src/orders/claim/claim-account.ts",
    find: "email_proved_at: isCard ? null : now,",
    replace: "email_proved_at: now,",
    tests: [cards],
  },
  {
    harm: "a part that was declined is sent all the same",
    file: "src/buying/kit/kit-parts.ts",
    find: "const remaining = parts.filter((each) => !isDeclined(each));",
    replace: "const remaining = parts;",
    tests: [parts, "tests/api/kit-parts.test.ts"],
  },
  {
    harm: "a part is declined that staff have not offered to leave out",
    file: "src/buying/kit/kit-parts.ts",
    find: "position === at && canBeDeclined",
    replace: "position === at",
    tests: [parts],
  },
  {
    harm: "somebody waits for a part that they declined",
    file: "src/orders/claim/waiting/waiting-claim.ts",
    find: "parts: shown.parts.filter(({ position }) => !places.includes(position)),",
    replace: "parts: shown.parts,",
    tests: ["src/orders/claim/waiting/waiting-claim.test.ts"],
  },
  {
    harm: "a substitute is sent that the page has not named",
    file: "src/orders/checkout/verify-checkout-quote.ts",
    find: "if (!shown) return true;",
    replace: "if (!shown || shown.length === 0) return true;",
    tests: ["tests/api/kit-parts.test.ts", claims],
  },
  {
    harm: "why somebody might have a kit is not noted",
    file: "src/buying/kit/kit-redemption.store.ts",
    find: "${claim.decidedBy && JSON.stringify(claim.decidedBy)}::jsonb",
    replace: "${null}::jsonb",
    tests: [kits],
  },
  {
    harm: "why somebody might have a kit is noted of another day",
    file: "src/buying/occasion/occasion-eligibility.store.ts",
    find: "decidedBy: { ...rules, member, today },",
    replace: 'decidedBy: { ...rules, member, today: "2020-01-01" },',
    tests: [kits],
  },
  {
    harm: "who came back has no second kit where it is once for each employment",
    file: "src/buying/kit/kit-redemption.store.ts",
    find: "coalesce(k.employment_start_on > ${employment.previousEndOn}::date, true)",
    replace: "(true or ${employment.previousEndOn}::date is null)",
    tests: [kits],
  },
  {
    harm: "who came back is told by their link that they had the kit",
    file: "src/buying/kit/member-kits.ts",
    find: "previousEnd === null || startOn === null || startOn > previousEnd",
    replace: "startOn !== previousEnd",
    tests: [kits, claims, merged],
  },
  {
    harm: "an employment of before counts as the present one",
    file: "src/buying/occasion/occasion-eligibility.ts",
    find: "each.startOn < startOn && each.endOn !== null ? [each.endOn] : []",
    replace: "each.endOn === startOn ? [each.endOn] : []",
    tests: ["src/buying/occasion/occasion-eligibility.test.ts"],
  },
  {
    harm: "a card is lost when its member turns out to be another's second record",
    file: "src/buying/member-account/merge-members.ts",
    find: "  await moveClaimLinks(trx, otherId, id); // cards too, whose holders have them in hand\n",
    replace: "",
    tests: [merged],
  },
  {
    harm: "two kits of one employment are taken for two",
    file: "src/buying/member-account/merge-members.ts",
    find: "  await markFoundDoubles(trx, id); // employments that share a day are one now\n",
    replace: "",
    tests: [merged],
  },
  {
    harm: "a note of thanks is mailed as often as it is pressed",
    file: "src/orders/claim/thanks/send-thanks.ts",
    find: "if (!(await insertThanks(trx, { orderId, giverId, note, now }))) return sentBefore;",
    replace: "await insertThanks(trx, { orderId, giverId, note, now });",
    tests: ["tests/api/kit-thanks.test.ts"],
  },
];
