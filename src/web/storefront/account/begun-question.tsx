import { type ReactNode, useState } from "react";
import type { Begun, BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useAddressCountry } from "../wording/address-country.ts";
import { dateLocale } from "../wording/date-locale.ts";

interface BegunQuestionProps {
  begun: Begun;
  /** The address is proved already: the login goes on, and what came since stays. */
  isLoggedIn?: boolean;
  notice: Notice | null;
  onVerdict: (verdict: BegunVerdict) => Promise<void>;
}

/**
 * Somebody began this account before its owner proved the e-mail address elsewhere: shows what they did, asks whether it was the owner, and
 * always asks the name. 'Start clean' asks it anew, because the one that is there is a stranger's then,
 * unless its owner has typed another.
 */
export default function BegunQuestion({ begun, isLoggedIn = false, notice, onVerdict }: BegunQuestionProps) {
  const [isClean, setClean] = useState(false);
  const form = useForm({
    blank: { firstName: begun.firstName, lastName: begun.lastName },
    check: ({ firstName }) => (firstName.trim() ? {} : { firstName: t("Please enter your first name.") }),
    onSubmit: ({ firstName, lastName }) =>
      onVerdict({
        answer: isClean ? "clean" : "mine",
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      }),
  });

  const { firstName, lastName } = form.values;
  const isBegunName = firstName === begun.firstName && lastName === begun.lastName;

  function startClean() {
    setClean(true);
    if (isBegunName) form.change({ firstName: "", lastName: "" });
    form.focus("firstName");
  }

  function goBack() {
    setClean(false);
    if (!firstName && !lastName) form.change({ firstName: begun.firstName, lastName: begun.lastName });
    form.focus("firstName");
  }

  return (
    <form {...form.formProps} className="grid gap-5">
      {isClean ? (
        <p className="text-soft">
          {isLoggedIn
            ? t(
                "The addresses from before are deleted, and the orders from before end unpaid. What is your name?",
              )
            : t(
                "The cart, the number and the addresses are deleted, and the other device is logged out. What is your name?",
              )}
        </p>
      ) : (
        <BegunList begun={begun} />
      )}
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      {!isClean && <p className="-mb-2 text-sm text-soft">{t("Please check your name.")}</p>}
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
      {isClean ? (
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} className="flex-1">
            {t("Start clean")}
          </SubmitButton>
          <Button look="secondary" className="flex-1" onClick={goBack}>
            {t("Back")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} className="flex-1">
            {t("That was me")}
          </SubmitButton>
          <Button look="secondary" className="flex-1" onClick={startClean}>
            {t("Start clean")}
          </Button>
          <p className="basis-full text-sm text-soft">
            {isLoggedIn
              ? t("‘That was me’ keeps all of it. ‘Start clean’ deletes it.")
              : t(
                  "‘That was me’ keeps all of it, and the other device stays logged in. ‘Start clean’ deletes it.",
                )}
          </p>
        </div>
      )}
    </form>
  );
}

/** What somebody did, as far as its owner needs it to know it again. */
function BegunList({ begun }: { begun: Begun }) {
  const countryName = useAddressCountry();
  const when = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(begun.startedAt),
  );
  return (
    <dl className="grid gap-3 rounded-md border border-line bg-raised px-4 py-4 text-sm wrap-anywhere">
      <Row name={t("Begun")}>
        <span>{when}</span>
        {begun.device && <span className="block text-soft">{begun.device}</span>}
      </Row>
      <Row name={t("Name")}>{[begun.firstName, begun.lastName].filter(Boolean).join(" ")}</Row>
      {begun.contactNoEnd && (
        <Row name={t("Contact Number")}>{t("ends with {end}", { end: begun.contactNoEnd })}</Row>
      )}
      <Row name={t("In the cart")}>
        {begun.cart.length === 0
          ? t("nothing")
          : begun.cart.map((line) => (
              <span key={`${line.productName} ${line.colourName} ${line.size}`} className="block">
                {[`${line.qty} × ${line.productName}`, line.colourName, line.size].filter(Boolean).join(", ")}
              </span>
            ))}
      </Row>
      {begun.addresses.length > 0 && (
        <Row name={t("Saved addresses")}>
          {begun.addresses.map(({ recipientCity, country }) => (
            <span key={`${recipientCity} ${country}`} className="block">
              {`${recipientCity}, ${countryName(country)}`}
            </span>
          ))}
        </Row>
      )}
      {begun.orders.length > 0 && (
        <Row name={t("Unpaid orders")}>
          {begun.orders.map(({ orderNo, recipientCity }) => (
            <span key={orderNo} className="block">
              {t("{orderNo}, to {recipientCity}", { orderNo, recipientCity })}
            </span>
          ))}
        </Row>
      )}
    </dl>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[8.5rem_1fr]">
    <dt className="text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
