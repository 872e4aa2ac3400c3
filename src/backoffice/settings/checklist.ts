import type { Checklist, ChecklistStep } from "../../contract/admin/checklist.ts";
import type { CurrentSettings } from "../../platform/settings/settings-cache.ts";
import type { ChecklistFacts } from "./checklist.store.ts";

/** Which of the first steps are done. The list is not shown any more when all are done, or when staff hid it. */
export function checklistOf(current: CurrentSettings, facts: ChecklistFacts): Checklist {
  const hasMailServer = current.smtpUrl !== undefined;
  const done: Readonly<Record<ChecklistStep, boolean>> = {
    logo: current.logoUrl !== null,
    currencies: current.areCurrenciesChosen,
    countries: facts.has_country,
    product: facts.has_product,
    kit: facts.has_kit,
    coupon: facts.has_swag_coupon,
    policies: current.arePoliciesRead,
    mail: hasMailServer && (current.isMailTested || facts.has_sent_mail),
    order: facts.has_order,
  };
  const steps = Object.entries(done).map(([step, isDone]) => ({ step: step as ChecklistStep, isDone }));
  return {
    isHidden: current.isChecklistHidden || steps.every(({ isDone }) => isDone),
    steps,
    waitingMails: hasMailServer ? 0 : facts.waiting_mails,
  };
}
