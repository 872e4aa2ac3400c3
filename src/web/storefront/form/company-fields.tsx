import type { BilledCompany } from "../../../contract/billed-company.ts";
import { t } from "../../../platform/language/t.ts";
import { TextField } from "../../ui/field.tsx";
import type { useForm } from "./use-form.ts";

export const checkCompany = (typed: BilledCompany): Partial<BilledCompany> =>
  typed.vatNumber.trim() && !typed.company.trim() ? { company: t("Please enter the company.") } : {};

export const trimmedCompany = (typed: BilledCompany): BilledCompany => ({
  company: typed.company.trim(),
  vatNumber: typed.vatNumber.trim(),
  reference: typed.reference.trim(),
});

/** What an invoice names of a company: for one order, or for all orders of an account. */
export const CompanyFields = ({ form }: { form: ReturnType<typeof useForm<keyof BilledCompany>> }) => (
  <>
    <TextField label={t("Company")} autoComplete="organization" maxLength={120} {...form.field("company")} />
    <TextField
      label={t("VAT number")}
      optional
      hint={t("With the two letters of its country, such as DE123456789.")}
      maxLength={30}
      {...form.field("vatNumber")}
    />
    <TextField
      label={t("Your reference")}
      optional
      hint={t("What you book the invoice by: an order number of yours, or a Leitweg-ID.")}
      maxLength={60}
      {...form.field("reference")}
    />
  </>
);
