import { useEffect, useState } from "react";
import { Link, type MetaFunction, useSearchParams } from "react-router";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { t } from "../../../platform/language/t.ts";
import { isEmail, normalizeEmail } from "../../../platform/mail/email-address.ts";
import { CheckField, TextField } from "../../ui/field.tsx";
import { Message } from "../../ui/message.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { errorNotice, failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import { type Redirect, readRedirect, withRedirect } from "../state/after-login.ts";
import { api } from "../state/api.ts";
import { linkedKit } from "../state/linked-kit.ts";
import { consumeLoginEnded } from "../state/login-ended.ts";
import { findSessionId } from "../state/session-id.ts";
import { useStoredValue } from "../state/stored-value.ts";
import { saveLogin, useUser } from "../state/user.ts";
import { useRedirectWhenLoggedIn } from "./require-login.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Login") }, matches);

const introOf = (redirect: Redirect): string =>
  ({
    checkout: t("Please log in to check out. Your cart comes with you."),
    order: t("Please log in to see your orders."),
  })[redirect];

/** Specification 2, 5 and 8: accounts/login. */
export default function Login() {
  const redirect = readRedirect(useSearchParams()[0]);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isShown, setShown] = useState(false);
  useRedirectWhenLoggedIn(redirect, useUser()?.userId);
  const hasEnded = useLoginEndedNotice();
  const { companyName, companyLogin } = useStoreData().config;
  useEffect(() => {
    if (location.hash.startsWith("#company?"))
      void import("./finish-company-login.ts").then((login) => login.finishCompanyLogin()).then(setNotice);
  }, []);
  const form = useForm({
    blank: { email: "", password: "" },
    draft: "login",
    secretFields: ["password"],
    check: ({ email, password }) => ({
      ...(!isEmail(email.trim()) && {
        email: email ? t("Please check the email address.") : t("Please enter your email."),
      }),
      ...(!password && { password: t("Please enter your password.") }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit({ email, password }) {
      setNotice(null);
      try {
        const body = { userName: email.trim(), password, sessionId: findSessionId() };
        const response = await api.call("POST /api/accounts/login", { body });
        if (!(response.userId > 0))
          return setNotice(errorNotice(t("Unsuccessful Login Attempt!!!"), t("Wrong email or password.")));
        form.clear();
        saveLogin(response);
      } catch (problem) {
        setNotice(
          problem instanceof ApiProblem && problem.code === "too_many_requests"
            ? errorNotice(
                t("Too many wrong passwords. Right now even the right one is refused."),
                limitText(problem),
              )
            : failureNotice(t("An error occurred during login."), problem),
        );
      }
    },
  });
  const kit = useStoredValue(linkedKit, null);
  const isOfKit = kit !== null && normalizeEmail(form.values.email) === normalizeEmail(kit.email);
  const intro = redirect
    ? introOf(redirect)
    : isOfKit
      ? t("The address of your kit has an account. No password yet? ‘Forgot password?’ emails you a code.")
      : undefined;
  return (
    <NarrowPage title={t("Login")} intro={intro}>
      {companyLogin && (
        <a href={withRedirect("/accounts/company", redirect)} className="button button-secondary mb-6 w-full">
          {t("Log in with {companyName}", { companyName })}
        </a>
      )}
      {companyLogin === "only" ? (
        <NoticeBox notice={notice} />
      ) : (
        <>
          <form {...form.formProps} className="grid gap-5">
            {hasEnded && !notice && (
              <Message kind="info">{t("Your login has ended. Please log in again.")}</Message>
            )}
            <TextField
              label={t("Email")}
              type="email"
              autoComplete="username"
              required
              {...form.field("email")}
            />
            <div>
              <TextField
                label={t("Password")}
                type={isShown ? "text" : "password"}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                required
                {...form.field("password")}
              />
              <CheckField
                label={t("Show password")}
                checked={isShown}
                onChange={(event) => setShown(event.target.checked)}
              />
            </div>
            {/* The place for the notice opens on submit, so that nothing moves when the response comes. */}
            {(form.isBusy || notice) && (
              <div className="grid min-h-[4.25rem] items-center">
                <NoticeBox notice={notice} />
              </div>
            )}
            <SubmitButton form={form}>{t("Login")}</SubmitButton>
          </form>
          <p className="mt-6 flex flex-wrap justify-between gap-x-6">
            <Link to={withRedirect("/accounts/recover-password", redirect)} className="link py-2">
              {t("Forgot password?")}
            </Link>
            <Link to={withRedirect("/accounts/signup", redirect)} className="link py-2">
              {t("New here? Sign up")}
            </Link>
          </p>
        </>
      )}
      {redirect === "order" && (
        <p className="mt-2">
          <Link to="/orders/track-order" className="link inline-block py-2">
            {t("Track an order without logging in")}
          </Link>
        </p>
      )}
      {form.isBusy && <BlockingSpinner label={t("Logging in …")} />}
    </NarrowPage>
  );
}

/** Read after hydration, because the server's HTML is the same for everybody. True only once. */
function useLoginEndedNotice(): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => setEnded(consumeLoginEnded()), []);
  return hasEnded;
}

/** What to do where the limit refuses the right password too. */
function limitText({ retryAfterSeconds }: ApiProblem): string {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return minutes > 0
    ? t(
        "Forgot password? lets you in at once, with a code that we email you. Or try again in {minutes} min.",
        { minutes },
      )
    : t("Forgot password? lets you in at once, with a code that we email you. Or try again later.");
}
