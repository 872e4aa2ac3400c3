import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";

const returns = `Unbenutzt und in der Verpackung kannst du es innerhalb von ${policyNumbers.returnDays} Tagen nach der Lieferung auf eigene Kosten zurückschicken; einen Mangel melde uns bitte innerhalb von ${policyNumbers.faultReportWorkingDays} Werktagen. Mehr dazu unter <a href="/de/orders/return-policy">Rückgabe</a>.`;

/** The disclaimer of a product in German: notes for the customer, and the return rules at the end. */
export const disclaimer = (...texts: string[]): string => paragraphs(...texts, returns);
