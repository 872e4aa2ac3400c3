import { useState } from "react";
import type { OwnAccount } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CompanyFields, checkCompany, trimmedCompany } from "../form/company-fields.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";

interface OwnCompanyFormProps {
  account: OwnAccount;
  onChanged: (account: OwnAccount) => void;
}

/** The company that new orders are billed to. An order's own page can name another until its invoice is issued. */
export function OwnCompanyForm({ account, onChanged }: OwnCompanyFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const { company, vatNumber, reference } = account.billedCompany;
  const form = useForm({
    blank: { company, vatNumber, reference },
    check: checkCompany,
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      try {
        onChanged(await api.call("POST /api/accounts/billed-company", { body: trimmedCompany(typed) }));
        setNotice(successNotice(t("It will be on your next invoices.")));
      } catch (problem) {
        setNotice(failureNotice(t("This was not saved."), problem));
      }
    },
  });
  return (
    <section aria-labelledby="billed" className="grid gap-5">
      <h2 id="billed" className="text-xl">
        {t("Buying for a company?")}
      </h2>
      <p className="text-soft">
        {t("Then it is on the invoice of each new order. Leave it empty to be billed yourself.")}
      </p>
      <form {...form.formProps} className="grid gap-5" aria-label={t("The company that is billed")}>
        <CompanyFields form={form} />
        <NoticeBox notice={notice} />
        <SubmitButton form={form} className="justify-self-start">
          {t("Save")}
        </SubmitButton>
      </form>
    </section>
  );
}
