import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import type { BilledCompany as Company } from "../../../contract/billed-company.ts";
import { t } from "../../../platform/language/t.ts";
import { vatNumberProblem } from "../../../platform/vat-number/vat-number.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { inWords } from "../words/server-words.ts";

export const validateVatNumber = (typed: string | undefined): string | undefined =>
  typed ? inWords(vatNumberProblem(typed)) : undefined;

const isSame = (one: Company, other: Company): boolean =>
  one.company === other.company && one.vatNumber === other.vatNumber && one.reference === other.reference;

interface CompanyFormProps {
  readonly company: Company;
  readonly done: string;
  readonly onSave: (company: Company) => Promise<unknown>;
}

/** The company that is billed: on the next invoice, and on its e-invoice. */
export const BilledCompany = ({ order }: { order: StaffOrder }) => (
  <CompanyForm
    company={order.billedCompany}
    done={t("Written down: it is on the next invoice")}
    onSave={(body) =>
      api.call("POST /api/admin/orders/{orderNo}/billed-company", { params: { orderNo: order.id }, body })
    }
  />
);

/** Company, VAT number and reference of an order, or of all new orders of a person. */
export function CompanyForm({ company, done, onSave }: CompanyFormProps) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm initialValues={company} onSubmit={(typed) => submit(() => onSave(companyOf(typed)), done)}>
      {(typed) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1 }}>
          <TextInput source="company" label={t("Company that is billed")} />
          <TextInput source="vatNumber" label={t("Its VAT number")} validate={validateVatNumber} />
          <TextInput source="reference" label={t("Its reference")} />
          <Button type="submit" variant="outlined" disabled={isBusy || isSame(companyOf(typed), company)}>
            {t("Save")}
          </Button>
        </Box>
      )}
    </CommandForm>
  );
}

/** An input that was emptied has no text. */
const companyOf = ({ company, vatNumber, reference }: Partial<Company>): Company => ({
  company: company ?? "",
  vatNumber: vatNumber ?? "",
  reference: reference ?? "",
});
