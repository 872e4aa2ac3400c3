import { useState } from "react";
import { Link, type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { t } from "../../../platform/language/t.ts";
import { hasDomain, isEmail, normalizeEmail } from "../../../platform/mail/email-address.ts";
import { TextField } from "../../ui/field.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { errorNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import { clearReturnPath, pathAfterLogin, readRedirect, withRedirect } from "../state/after-login.ts";
import { api } from "../state/api.ts";
import { linkedKit } from "../state/linked-kit.ts";
import { findSessionId } from "../state/session-id.ts";
import { useStoredValue } from "../state/stored-value.ts";
import { saveLogin } from "../state/user.ts";
import { saveRecoveryDraft } from "./recovery-draft.ts";
import { useRedirectWhenLoggedIn } from "./require-login.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Sign Up") }, matches);

const emailTaken = () => t("Email already registered with us. Please try some other email !!");
const otherDomain = () => t("Please provide your company's Email Id.");

/** Specification 2, 5 and 8: accounts/signup. It asks for no password: the customer sets one with the mailed code. */
export default function SignUp() {
  const redirect = readRedirect(useSearchParams()[0]);
  const { config } = useStoreData();
  const navigate = useNavigate();
  useRedirectWhenLoggedIn(redirect);
  const kit = useStoredValue(linkedKit, null);
  const isLinked = (email: string) => kit !== null && normalizeEmail(email) === normalizeEmail(kit.email);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [takenEmails, setTakenEmails] = useState<ReadonlySet<string>>(new Set());
  const markTaken = (email: string) => setTakenEmails((before) => new Set(before).add(normalizeEmail(email)));

  function emailProblem(email: string): string | undefined {
    if (!isEmail(email.trim()))
      return email ? t("Please check this email address.") : t("Please enter your email.");
    if (config.signupDomain && !hasDomain(email, config.signupDomain)) return otherDomain();
    return takenEmails.has(normalizeEmail(email)) ? emailTaken() : undefined;
  }

  const form = useForm({
    blank: { firstName: "", lastName: "", email: "", contactNo: "" },
    draft: "signup",
    check({ firstName, lastName, email }) {
      const emailError = emailProblem(email);
      return {
        ...(!firstName.trim() && { firstName: t("Please enter your first name.") }),
        ...(!lastName.trim() && { lastName: t("Please enter your last name.") }),
        ...(emailError && { email: emailError }),
      };
    },
    async onSubmit({ firstName, lastName, email, contactNo }) {
      setNotice(null);
      try {
        const response = await api.call("POST /api/accounts/signup", {
          body: {
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            email: email.trim(),
            contactNo: contactNo.trim(),
            isIndividual: true,
            userId: 0,
            sessionId: findSessionId(),
            ...(kit && isLinked(email) && { kitLink: kit.proof }),
          },
          headers: { "x-shop-return": (await import("./carried-path.ts")).carriedPath(redirect) },
        });
        if (!(response.userId > 0))
          return setNotice(errorNotice(t("Something went wrong. Please try again later")));
        saveLogin(response);
        form.clear();
        if (response.emailVerified) return welcome(response.fullName);
        saveRecoveryDraft(email.trim(), undefined, response.userId);
        void navigate({
          pathname: "/accounts/recover-password",
          search: redirect ? `?redirect=${redirect}` : "",
          hash: `#email=${encodeURIComponent(email.trim())}&new`,
        });
      } catch (problem) {
        const isTaken = problem instanceof ApiProblem && problem.code === "email_taken";
        if (isTaken) markTaken(email);
        else setNotice(errorNotice(t("Something went wrong. Please try again later"), detailOf(problem)));
      }
    },
  });
  const email = form.field("email");

  /** The mail with the kit's code has proved the address: nothing stands between sign-up and where it began. */
  async function welcome(fullName: string) {
    const path = pathAfterLogin(redirect);
    clearReturnPath();
    const { setPageNotice } = await import("../state/page-notice.ts");
    setPageNotice(
      successNotice(
        t("Welcome, {fullName}.", { fullName }),
        t("You are logged in, and your email is confirmed."),
      ),
    );
    await navigate(path, { replace: true });
  }

  /** Checks the e-mail address when the field is left. A failed check never prevents the sign-up. */
  async function checkEmailFree() {
    email.onBlur();
    const typedEmail = form.values.email.trim();
    if (emailProblem(typedEmail)) return;
    const isFree = await api.call("POST /api/accounts/emailexists", { body: typedEmail }).catch(() => true);
    if (!isFree) markTaken(typedEmail);
  }

  return (
    <NarrowPage
      title={t("Sign Up")}
      intro={
        config.signupDomain
          ? t("For the people of {companyName}: please use your @{signupDomain} address.", {
              companyName: config.companyName,
              signupDomain: config.signupDomain,
            })
          : t("An account keeps your orders together and lets you redeem your welcome kit.")
      }
    >
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={notice} isAlert />
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
            required
            maxLength={100}
            {...form.field("lastName")}
          />
        </div>
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={
            isLinked(form.values.email)
              ? t("Your kit’s email was sent here, so we don’t need to confirm it.")
              : t("We’ll email you a code for setting your password.")
          }
          {...email}
          onBlur={checkEmailFree}
        />
        <TextField
          label={t("Contact Number")}
          type="tel"
          autoComplete="tel"
          optional
          maxLength={40}
          {...form.field("contactNo")}
        />
        <div>
          <SubmitButton
            form={form}
            className="w-full"
            disabled={!form.isValid}
            aria-describedby="register-needs"
          >
            {t("Register")}
          </SubmitButton>
          <p id="register-needs" className="mt-2 min-h-5 text-xs text-soft">
            {!form.isValid &&
              t("We need your first name, your last name and an email address that is not registered yet.")}
          </p>
        </div>
      </form>
      <p className="mt-4">
        {t("Registered already?")}{" "}
        <Link to={withRedirect("/accounts/login", redirect)} className="link inline-block py-2">
          {t("Login")}
        </Link>
      </p>
      {form.isBusy && <BlockingSpinner label={t("Creating your account …")} />}
    </NarrowPage>
  );
}

const detailOf = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem ? refusalText(problem) : undefined;
