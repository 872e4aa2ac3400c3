import { useEffect, useEffectEvent, useState } from "react";
import type { ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { isEmail } from "../../../platform/mail/email-address.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";
import { useUser } from "../state/user.ts";

/** 'Tell me when it is back', for a variant or for its sizes that are sold out. A proved login needs no mail that asks first. */
export default function AlertForm({ variant }: { variant: ProductDetail }) {
  const user = useUser();
  const isProved = user?.emailVerified === true;
  const sizes = variant.sizes.filter((each) => !variant.inStock || !each.inStock).map(({ name }) => name);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [token, setToken] = useState("");
  const form = useForm({
    blank: { alertSize: sizes.length === 1 ? (sizes[0] ?? "") : "", alertEmail: "" },
    check: (typed) => ({
      ...(sizes.length > 0 && !typed.alertSize && { alertSize: t("Please choose a size.") }),
      ...(!isProved &&
        !isEmail(typed.alertEmail.trim()) && { alertEmail: t("Please enter your email address.") }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit({ alertSize: size, alertEmail }) {
      setNotice(null);
      const email = isProved ? {} : { email: alertEmail.trim() };
      try {
        const response = await api.call("POST /api/back-in-stock", {
          body: { variantId: variant.id, size, ...email },
        });
        setToken(response.token);
        setNotice(
          response.isConfirmed
            ? successNotice(t("We’ll let you know."), t("You’ll get one email as soon as it’s back."))
            : successNotice(
                t("Please check your inbox."),
                t("Press “Yes, tell me” in our email, and we’ll let you know once it’s back."),
              ),
        );
      } catch (problem) {
        setNotice(failureNotice(t("Your request could not be saved."), problem));
      }
    },
  });
  const appear = useEffectEvent(() => form.focus(sizes.length > 1 ? "alertSize" : "alertEmail"));
  useEffect(() => appear(), []);

  const [isStopping, setStopping] = useState(false);
  async function stop() {
    setStopping(true);
    try {
      await api.call("POST /api/back-in-stock/withdraw", { body: { token } });
      setToken("");
      setNotice(successNotice(t("You are off the list."), t("We won’t email you about it.")));
    } catch (problem) {
      setNotice(failureNotice(t("Your address could not be taken off the list."), problem));
    } finally {
      setStopping(false);
    }
  }

  const isDone = notice?.kind === "good";
  return (
    <form
      {...form.formProps}
      aria-label={t("Tell me when it is back")}
      className={isDone ? "grid gap-4" : "grid gap-4 rounded-lg bg-tile p-4 sm:p-5"}
    >
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} takesFocus />
      {!isDone && (
        <>
          {sizes.length > 1 && (
            <SelectField label={t("Size that is sold out")} {...form.field("alertSize")}>
              <option value="">{t("Choose a size")}</option>
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </SelectField>
          )}
          {!isProved && (
            <TextField
              label={t("Email")}
              type="email"
              autoComplete="email"
              hint={t("We’ll use it for one email about this product, and nothing else.")}
              maxLength={254}
              {...form.field("alertEmail")}
            />
          )}
          <SubmitButton form={form} className="justify-self-start">
            {sizes.length === 1 ? t("Tell me when {size} is back", { size: sizes[0] ?? "" }) : t("Tell me")}
          </SubmitButton>
        </>
      )}
      {isDone && token && (
        <Button look="secondary" className="justify-self-start" busy={isStopping} onClick={() => void stop()}>
          {t("Take me off the list")}
        </Button>
      )}
    </form>
  );
}
