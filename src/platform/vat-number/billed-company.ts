import type { BilledCompany } from "../../contract/billed-company.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { plainVatNumber, vatNumberProblem } from "./vat-number.ts";

export interface StoredCompany {
  readonly billing_company: string | null;
  readonly billing_vat_number: string | null;
  readonly billing_reference: string | null;
}

export const noCompany: StoredCompany = {
  billing_company: null,
  billing_vat_number: null,
  billing_reference: null,
};

/** The company of an order, or of an account. */
export const billedCompanyResponse = (stored: StoredCompany): BilledCompany => ({
  company: stored.billing_company ?? "",
  vatNumber: stored.billing_vat_number ?? "",
  reference: stored.billing_reference ?? "",
});

/** A company as it is stored. Refuses vat_number_invalid. */
export function companyToStore({
  company,
  vatNumber,
  reference,
}: BilledCompany): StoredCompany | Refusal<"vat_number_invalid"> {
  const problem = vatNumber ? vatNumberProblem(vatNumber) : undefined;
  if (problem) return refuse("vat_number_invalid", problem);
  return {
    billing_company: company || null,
    billing_vat_number: plainVatNumber(vatNumber) || null,
    billing_reference: reference || null,
  };
}
