import { t } from "../../../platform/language/t.ts";

/** Whoever the customer deals with: the company, and its partner where it has one. */
export const usText = ({
  companyName,
  partnerName,
}: {
  readonly companyName: string;
  readonly partnerName: string;
}): string =>
  companyName && partnerName
    ? t("{companyName} and {partnerName}", { companyName, partnerName })
    : companyName || partnerName;
