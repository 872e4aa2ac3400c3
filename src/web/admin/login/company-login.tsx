import Button from "@mui/material/Button";
import { useEffect, useEffectEvent } from "react";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { enterAsStaff, type LoginStep } from "./enter.ts";

/** How people log in with the company: beside passwords, only so, or not at all. The server writes it into the page. */
export const companyLogin = globalThis.document?.documentElement.dataset.companyLogin ?? "off";

interface CompanyLoginProps {
  readonly onDone: (next: LoginStep) => void;
  readonly onProblem: (problem: string) => void;
}

/** The way to the company's login, and back: the provider's response is in the page's URL then. */
export function CompanyLogin({ onDone, onProblem }: CompanyLoginProps) {
  const done = useEffectEvent(onDone);
  const fail = useEffectEvent((error: unknown) =>
    onProblem(error instanceof Error ? error.message : t("An error occurred during login.")),
  );
  // Once: the response works once.
  useEffect(() => {
    const providerResponse = takeResponse();
    if (providerResponse !== null)
      logIn(providerResponse).then(
        (next) => done(next),
        (error) => fail(error),
      );
  }, []);
  if (companyLogin === "off") return null;
  return (
    <Button
      href="/accounts/company?redirect=admin"
      variant={companyLogin === "only" ? "contained" : "outlined"}
    >
      {t("Log in with the company")}
    </Button>
  );
}

const logIn = async (providerResponse: string): Promise<LoginStep> =>
  enterAsStaff(await api.call("POST /api/accounts/company", { body: { providerResponse } }), true);

/** The provider's response, which then leaves the URL. */
function takeResponse(): string | null {
  const url = new URL(location.href);
  const providerResponse = url.searchParams.get("company");
  if (providerResponse === null) return null;
  url.searchParams.delete("company");
  history.replaceState(history.state, "", url);
  return providerResponse;
}
