import { policyNumbers } from "./policy-numbers.ts";

export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
export const bullets = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

const returns = `You can send it back unused and in its packaging within ${policyNumbers.returnDays} days of delivery, at your cost; please tell us about a fault within ${policyNumbers.faultReportWorkingDays} working days. See the <a href="/orders/return-policy">return policy</a>.`;

/** The disclaimer of a product: notes for the customer, and the return rules at the end. */
export const disclaimer = (...texts: string[]): string => paragraphs(...texts, returns);
