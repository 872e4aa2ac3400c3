import { useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { CompanyFields, checkCompany, trimmedCompany } from "../form/company-fields.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { type OrderAccess, setOwnCompany } from "./order-access.ts";

interface OrderCompanyProps {
  order: OrderDetails;
  access: OrderAccess;
  onChange: (order: OrderRow) => void;
}

/** A company says here what its invoice names, until that is issued. The fields of checkout are those of the specification. */
export default function OrderCompany({ order, access, onChange }: OrderCompanyProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const { company, vatNumber, reference } = order.billedCompany;
  const form = useForm({
    blank: { company, vatNumber, reference },
    check: checkCompany,
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      try {
        onChange(await setOwnCompany(access, trimmedCompany(typed)));
        setNotice(successNotice(t("It will be on your invoice.")));
      } catch (problem) {
        setNotice(failureNotice(t("This was not saved."), problem));
      }
    },
  });
  return (
    <details open={company !== ""} className="border-t border-line pt-6 print:hidden">
      <summary className="link inline-flex min-h-11 items-center">{t("Buying for a company?")}</summary>
      <form {...form.formProps} className="mt-4 grid gap-5" aria-label={t("The company that is billed")}>
        <CompanyFields form={form} />
        <NoticeBox notice={notice} />
        <SubmitButton form={form}>{t("Save")}</SubmitButton>
      </form>
    </details>
  );
}
