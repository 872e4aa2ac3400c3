const COLLECTS = `insert into occasions (kind, name, audience, claims, closes_on, created_at, changed_at)
  values ('event', 'Party', 'list', 'collected', '2030-06-30', now(), now())`;
const A_MEMBER =
  "insert into members (first_name, last_name, created_at, changed_at) values ('Noor', 'Haddad', now(), now())";
const A_KIT = "(select min(order_id) from kit_redemptions where released_at is null)";
const itsKit = `update kit_redemptions set member_id = (select max(member_id) from members) where order_id = ${A_KIT}`;
/** Of the newest member. `more` are columns, and their values. */
const aLink = ([columns, values]: readonly [string, string] = ["expires_at", "now()"]) => `with l as (
  insert into claim_links (occasion_id, member_id, email, email_folded, asked_at, ${columns})
  select (select max(occasion_id) from occasions), max(member_id), 'noor@x.example', 'noor@x.example', now(), ${values} from members returning claim_link_id)`;
const used = ["expires_at, used_at, order_id", `now(), now(), ${A_KIT}`] as const;
const aChoice = (columns: string, values: string) => `
  insert into waiting_claims (claim_link_id, variant_id, language, asked_at, ${columns})
  select claim_link_id, 1, 'en', now(), ${values} from l`;
const waits = "delivery, is_collected, collected_until";
const ordered = "made_at, order_id, collected_until";
const reminded = (columns: string, values: string) =>
  `insert into claim_reminders (claim_link_id, ${columns}) select claim_link_id, ${values} from l`;
const rules = {
  ordered: /A choice is ordered once/,
  withdrawn: /No order is made by a link that was withdrawn/,
  reminder: /A reminder to choose goes by an open link/,
};

/** Defects of collected choices, as those of planted-defects.ts. */
export const plantedChoiceDefects = [
  {
    name: "a choice where none are collected",
    rule: rules.ordered,
    fault: /collects no choices/,
    statements: [A_MEMBER, `${aLink()} ${aChoice(waits, "'{}'::jsonb, true, null::date")}`],
  },
  {
    name: "a choice that waits although it was ordered",
    rule: rules.ordered,
    fault: /waits for a press, and was ordered/,
    statements: [COLLECTS, A_MEMBER, `${aLink()} ${aChoice(waits, "'{}'::jsonb, true, '2020-01-01'::date")}`],
  },
  {
    name: "an order of a choice that nobody pressed for",
    rule: rules.ordered,
    fault: /before staff had it ordered/,
    statements: [
      COLLECTS,
      A_MEMBER,
      itsKit,
      `${aLink(used)} ${aChoice(ordered, `now(), ${A_KIT}, null::date`)}`,
    ],
  },
  {
    name: "an order of a choice that could still be changed",
    rule: rules.ordered,
    fault: /could be changed until 2030-06-30/,
    statements: [
      COLLECTS,
      A_MEMBER,
      itsKit,
      `${aLink(used)} ${aChoice(ordered, `now(), ${A_KIT}, '2030-06-30'::date`)}`,
    ],
  },
  {
    name: "a choice that is another order than that of its link",
    rule: rules.ordered,
    fault: /and its link made order/,
    statements: [
      COLLECTS,
      A_MEMBER,
      `${aLink(used)} ${aChoice(ordered, `now(), (select min(order_id) from orders where order_id <> ${A_KIT}), '2020-01-01'::date`)}`,
    ],
  },
  {
    name: "an order by a link that was withdrawn before",
    rule: rules.withdrawn,
    statements: [
      A_MEMBER,
      `${aLink(["expires_at, withdrawn_at", "now(), now() - interval '1 hour'"])} ${aChoice("made_at, order_id", `now(), ${A_KIT}`)}`,
    ],
  },
  {
    name: "a reminder where no choices are collected",
    rule: rules.reminder,
    fault: /collects no choices/,
    statements: [A_MEMBER, `${aLink()} ${reminded("reminded_at, is_automatic", "now(), true")}`],
  },
  {
    name: "a reminder of a printed card",
    rule: rules.reminder,
    fault: /printed card/,
    statements: [
      COLLECTS,
      A_MEMBER,
      `${aLink(["expires_at, code_hash", "now(), '\\x01'::bytea"])} ${reminded("reminded_at, is_automatic", "now(), true")}`,
    ],
  },
  {
    name: "a reminder of a link that had ended",
    rule: rules.reminder,
    fault: /had ended/,
    statements: [
      COLLECTS,
      A_MEMBER,
      `${aLink(["expires_at, withdrawn_at", "now(), now() - interval '1 hour'"])} ${reminded("reminded_at, is_automatic", "now(), true")}`,
    ],
  },
  {
    name: "two reminders in a day",
    rule: rules.reminder,
    fault: /twice a day/,
    statements: [
      COLLECTS,
      A_MEMBER,
      `${aLink()} ${reminded("reminded_at, is_automatic", "at, false")}, (values (now()), (now() - interval '1 hour')) moments (at)`,
    ],
  },
] as const;
