import { useState } from "react";
import type { OwnAccount } from "../../../contract/own-account.schemas.ts";
import { type Language, pathInLanguage } from "../../../platform/language/language.ts";
import { language, t } from "../../../platform/language/t.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { ACCOUNT_PATH } from "./account-path.ts";

interface OwnAccountFormProps {
  account: OwnAccount;
  onChanged: (account: OwnAccount) => void;
}

/** Name, telephone number and language. The e-mail address is who somebody is here, and stays. */
export function OwnAccountForm({ account, onChanged }: OwnAccountFormProps) {
  const { languageNames } = useStoreData();
  const hasChoice = Object.keys(languageNames).length > 1;
  const [notice, setNotice] = useState<Notice | null>(null);
  const { firstName, lastName, contactNo } = account;
  const form = useForm({
    blank: { firstName, lastName, contactNo, language: account.language ?? language() },
    check: (typed) => (typed.firstName.trim() ? {} : { firstName: t("Please enter your first name.") }),
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      const chosen = typed.language as Language;
      const body = {
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        contactNo: typed.contactNo.trim(),
        language: hasChoice ? chosen : account.language,
      };
      try {
        onChanged(await api.call("POST /api/accounts/me", { body }));
        setNotice(successNotice(t("Your changes are saved.")));
        // A page in another language is a new page with other scripts.
        if (hasChoice && chosen !== language()) location.assign(pathInLanguage(ACCOUNT_PATH, chosen));
      } catch (problem) {
        setNotice(failureNotice(t("Your changes could not be saved."), problem));
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <div>
        <p className="mb-1.5 text-sm font-medium">{t("Email")}</p>
        <p className="wrap-anywhere text-soft">
          <span translate="no">{account.email}</span>
          {account.emailVerified && <span className="block text-sm text-good">{t("confirmed")}</span>}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("First Name")}
          autoComplete="given-name"
          required
          maxLength={100}
          {...form.field("firstName")}
        />
        <TextField
          label={t("Last Name")}
          autoComplete="family-name"
          optional
          maxLength={100}
          {...form.field("lastName")}
        />
      </div>
      <TextField
        label={t("Contact Number")}
        type="tel"
        autoComplete="tel"
        optional
        maxLength={40}
        {...form.field("contactNo")}
      />
      {hasChoice && (
        <SelectField
          label={t("Language")}
          hint={t("Of this shop’s pages, and of the emails about your account.")}
          {...form.field("language")}
        >
          {Object.entries(languageNames).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <NoticeBox notice={notice} />
      <SubmitButton form={form} className="justify-self-start">
        {t("Save changes")}
      </SubmitButton>
    </form>
  );
}
