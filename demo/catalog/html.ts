import { staticNumbers } from "./static-numbers.ts";

export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
export const bullets = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

const returns = `Unused and in its packaging, it can come back within ${staticNumbers.returnDays} days of delivery at your cost; please tell us of a fault within ${staticNumbers.faultReportWorkingDays} working days. See the <a href="/orders/return-policy">return policy</a>.`;

/** What a buyer should know before ordering, closed by the rules of return. */
export const disclaimer = (...texts: string[]): string => paragraphs(...texts, returns);
