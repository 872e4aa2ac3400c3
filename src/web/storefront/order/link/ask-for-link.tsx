import { useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import { isEmail } from "../../../../platform/mail/email-address.ts";
import { TextField } from "../../../ui/field.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../../form/notice.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useForm } from "../../form/use-form.ts";
import { api } from "../../state/api.ts";

interface AskForLinkProps {
  /** What a link named that opens nothing any more; '' for none. */
  orderNo: string;
  reason?: Notice;
}

/** Mails the link of an order to its customer. What it says is the same whether or not there is such an order. */
export default function AskForLink({ orderNo, reason }: AskForLinkProps) {
  const [notice, setNotice] = useState<Notice | null>(reason ?? null);
  const form = useForm({
    ...(!orderNo && { draft: "track-order" }),
    blank: { orderNo, email: "" },
    check: (typed) => ({
      ...(!typed.orderNo.trim() && { orderNo: t("Please enter the order number from our email.") }),
      ...(!isEmail(typed.email.trim()) && {
        email: typed.email
          ? t("Please check the email address.")
          : t("Please enter the email that you ordered with."),
      }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      const body = { orderNo: typed.orderNo.trim(), email: typed.email.trim() };
      try {
        await api.call("POST /api/order-links", { body });
        setNotice(
          successNotice(
            t("Please check your inbox."),
            t("If the order number and the email match, we have emailed you a link to the order."),
          ),
        );
      } catch (problem) {
        setNotice(failureNotice(t("The link could not be sent."), problem));
      }
    },
  });
  return (
    <div className="mx-auto grid max-w-[28rem] gap-5">
      <h1 className="text-2xl">{t("Track your order")}</h1>
      <p className="text-soft">
        {t(
          "We’ll email you a link that opens your order: where it is now, its invoice, and what you can still do. You don’t need to log in.",
        )}
      </p>
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
        <TextField
          label={t("Order number")}
          hint={t("For example KS-7F3K-9QMD-X. It is in our emails.")}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={40}
          {...form.field("orderNo")}
        />
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...form.field("email")}
        />
        <SubmitButton form={form}>{t("Email me the link")}</SubmitButton>
      </form>
    </div>
  );
}
