import { useState } from "react";
import { Link, type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { ApiProblem } from "../../../contract/client.ts";
import { foldEmail, isEmail, isOfDomain } from "../../../features/account/email.ts";
import { TextField } from "../../ui/field.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { bad, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { pageMeta } from "../page-meta.ts";
import { api } from "../state/api.ts";
import { sessionIdIfAny } from "../state/session-id.ts";
import { keepLogin } from "../state/user.ts";
import { useStoreData } from "../store-data.ts";
import { redirectIn, withRedirect } from "./after-login.ts";
import { useLeaveWhenLoggedIn } from "./need-login.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Sign Up" }, matches);

const TAKEN = "Email already registered with us. Please try some other email !!";
const OTHER_DOMAIN = "Please provide your company's Email Id.";

/** Specification 2, 5 and 8: accounts/signup. It asks no password: the mailed code sets one. */
export default function SignUp() {
  const redirect = redirectIn(useSearchParams()[0]);
  const { config } = useStoreData();
  const navigate = useNavigate();
  useLeaveWhenLoggedIn(redirect);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const markTaken = (email: string) => setTaken((before) => new Set(before).add(foldEmail(email)));

  function emailProblem(email: string): string | undefined {
    if (!isEmail(email.trim())) return email ? "Please check the address." : "Please enter your email.";
    if (config.signupDomain && !isOfDomain(email, config.signupDomain)) return OTHER_DOMAIN;
    return taken.has(foldEmail(email)) ? TAKEN : undefined;
  }

  const form = useForm({
    blank: { firstName: "", lastName: "", email: "", contactNo: "" },
    draft: "signup",
    check({ firstName, lastName, email }) {
      const wrongEmail = emailProblem(email);
      return {
        ...(!firstName.trim() && { firstName: "Please enter your first name." }),
        ...(!lastName.trim() && { lastName: "Please enter your last name." }),
        ...(wrongEmail && { email: wrongEmail }),
      };
    },
    async onSubmit({ firstName, lastName, email, contactNo }) {
      setNotice(null);
      try {
        const answer = await api.call("POST /api/accounts/signup", {
          body: {
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            email: email.trim(),
            contactNo: contactNo.trim(),
            isIndividual: true,
            userId: 0,
            sessionId: sessionIdIfAny(),
          },
        });
        if (!(answer.userId > 0)) return setNotice(bad("Something went wrong. Please try again later"));
        keepLogin(answer);
        form.clear();
        void navigate({
          pathname: "/accounts/recover-password",
          search: redirect ? `?redirect=${redirect}` : "",
          hash: `#email=${encodeURIComponent(email.trim())}`,
        });
      } catch (problem) {
        const isTaken = problem instanceof ApiProblem && problem.code === "email_taken";
        if (isTaken) markTaken(email);
        else setNotice(bad("Something went wrong. Please try again later", wordsOf(problem)));
      }
    },
  });
  const email = form.field("email");

  /** Asked as soon as the field is left; an answer that does not come is no reason to hold anybody up. */
  async function askWhetherFree() {
    email.onBlur();
    const asked = form.values.email.trim();
    if (emailProblem(asked)) return;
    const isFree = await api.call("POST /api/accounts/emailexists", { body: asked }).catch(() => true);
    if (!isFree) markTaken(asked);
  }

  return (
    <NarrowPage
      title="Sign Up"
      intro={
        config.signupDomain
          ? `For the people of ${config.companyName}: please use your @${config.signupDomain} address.`
          : "An account keeps your orders together and lets you redeem your welcome kit."
      }
    >
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={notice} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First Name"
            autoComplete="given-name"
            required
            maxLength={100}
            {...form.field("firstName")}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            required
            maxLength={100}
            {...form.field("lastName")}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint="We mail you a code with which you set your password."
          {...email}
          onBlur={askWhetherFree}
        />
        <TextField
          label="Contact Number"
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
            Register
          </SubmitButton>
          <p id="register-needs" className="mt-2 min-h-5 text-xs text-soft">
            {!form.isValid && "First name, last name and a free email address are needed."}
          </p>
        </div>
      </form>
      <p className="mt-4">
        Registered already?{" "}
        <Link to={withRedirect("/accounts/login", redirect)} className="link inline-block py-2">
          Login
        </Link>
      </p>
      {form.isBusy && <BlockingSpinner label="Creating your account …" />}
    </NarrowPage>
  );
}

const wordsOf = (problem: unknown): string | undefined =>
  problem instanceof ApiProblem ? problem.detail : undefined;
