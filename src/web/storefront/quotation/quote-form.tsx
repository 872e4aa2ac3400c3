import { useState } from "react";
import type { QuotationInput } from "../../../contract/quotations.ts";
import { t } from "../../../platform/language/t.ts";
import { isEmail } from "../../../platform/mail/email-address.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { TextField } from "../../ui/field.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";
import { useMoney } from "../state/money.ts";

/** A line to quote, with the words that say what it is. */
export type QuotedLine = QuotationInput["lines"][number] & { productName: string; colourName: string };

interface QuoteFormProps {
  lines: readonly QuotedLine[];
  onClose: () => void;
}

/** 'Quote as PDF': for whom it is, and then the download. The server prices the lines. */
export default function QuoteForm({ lines, onClose }: QuoteFormProps) {
  const { rate } = useMoney();
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    blank: { company: "", quoteName: "", quoteEmail: "" },
    check: ({ company, quoteName, quoteEmail }) => ({
      ...(!company.trim() && { company: t("Please enter the company.") }),
      ...(!quoteName.trim() && { quoteName: t("Please enter your name.") }),
      ...(quoteEmail.trim() &&
        !isEmail(quoteEmail.trim()) && {
          quoteEmail: t("Please check the email address, or leave it empty."),
        }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit({ company, quoteName, quoteEmail }) {
      setNotice(null);
      const email = quoteEmail.trim() ? { email: quoteEmail.trim() } : {};
      try {
        downloadPdf(
          await api.call("POST /api/quotations", {
            body: {
              company,
              name: quoteName,
              ...email,
              currencyCode: rate.currencyCode,
              lines: lines.map(({ productDetailsId, size, qty }) => ({
                productDetailsId,
                ...(size && { size }),
                qty,
              })),
            },
          }),
        );
        setNotice(successNotice(t("Your quote is downloaded."), t("Its prices are valid for 14 days.")));
      } catch (problem) {
        setNotice(failureNotice(t("The quote could not be made."), problem));
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("Quote as PDF")}>
      <ul className="mb-4 grid gap-1 text-sm text-soft wrap-anywhere">
        {lines.map((line) => (
          <li key={`${line.productDetailsId} ${line.size}`}>{lineText(line)}</li>
        ))}
      </ul>
      <form {...form.formProps} aria-label={t("Quote as PDF")} className="grid gap-4">
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
        <TextField
          label={t("Company")}
          autoComplete="organization"
          maxLength={120}
          {...form.field("company")}
        />
        <TextField label={t("Your name")} autoComplete="name" maxLength={120} {...form.field("quoteName")} />
        <TextField
          label={t("Email (optional)")}
          type="email"
          autoComplete="email"
          hint={t("Printed on the quote. We do not store it.")}
          maxLength={254}
          {...form.field("quoteEmail")}
        />
        <SubmitButton form={form} className="justify-self-start">
          {t("Download")}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

/** '60 × Canvas Tote, Natural' */
const lineText = ({ qty, productName, colourName, size }: QuotedLine): string =>
  [`${qty}\u00a0× ${productName}`, colourName, size && t("Size {size}", { size })].filter(Boolean).join(", ");
