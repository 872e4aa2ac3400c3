import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { MailServer, SettingsState, StoreSettings } from "../../../contract/admin/settings.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { api } from "../calls/api.ts";
import { CatalogueStep } from "./catalogue-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { SettingsStep } from "./settings-step.tsx";

const FIRST_STEP = 2;
const LAST_STEP = 6;

/** A reload stays where the person was. */
function stepOfUrl(): number {
  const step = Number(location.hash.slice(1));
  return Number.isInteger(step) && step > FIRST_STEP && step <= LAST_STEP ? step : FIRST_STEP;
}

/**
 * The steps after the administrator. Each is stored when it is left, so closing the page loses nothing. Each is a step of the
 * browser's history, so its Back leads to the one before.
 */
export function StoreSteps() {
  const [state, setState] = useState<SettingsState>();
  const [step, setStep] = useState(stepOfUrl);
  const [isGone, setGone] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    api.call("GET /api/admin/settings", {}).then(setState, () => setGone(true));
  }, []);
  useEffect(() => {
    const followHistory = () => setStep(stepOfUrl());
    addEventListener("popstate", followHistory);
    return () => removeEventListener("popstate", followHistory);
  }, []);
  const isLoaded = state !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its top, the first one when it is there
  useEffect(() => heading.current?.focus(), [step, isLoaded]);
  if (isGone)
    return (
      <Typography role="alert">
        <Sentence
          text="Your login has ended. Log in at <login>/admin</login> and go on there, in Settings."
          elements={{ login: (words) => <a href="/admin">{words}</a> }}
        />
      </Typography>
    );
  if (!state) return <Typography role="status">{t("One moment…")}</Typography>;
  const goTo = (other: number) => {
    history.pushState(null, "", `#${other}`);
    setStep(other);
  };
  const next = () => goTo(step + 1);
  const save = async (settings: Partial<StoreSettings>, mailServer?: MailServer) => {
    const body = { version: state.version, settings, ...(mailServer && { mailServer }) };
    try {
      setState(await api.call("PUT /api/admin/settings", { body }));
    } catch (error) {
      // Somebody else has saved meanwhile: what is typed here goes on top of the newest, once it is sent again.
      if (error instanceof ApiProblem && error.code === "version_conflict")
        setState(await api.call("GET /api/admin/settings", {}));
      throw error;
    }
  };
  const common = { state, save, next };
  return (
    <div ref={heading} tabIndex={-1} style={{ outline: "none" }}>
      {step === 2 && (
        <SettingsStep
          {...common}
          step={2}
          title={t("Your company")}
          names={["companyName", "supportEmail", "homeCountry", "timeZone"]}
        />
      )}
      {step === 3 && (
        <SettingsStep
          {...common}
          step={3}
          title={t("Money")}
          names={["baseCurrency"]}
          also={{ areCurrenciesChosen: true }}
        />
      )}
      {step === 4 && (
        <SettingsStep {...common} step={4} title={t("How it looks")} names={["logoUrl", "accentColour"]} />
      )}
      {step === 5 && <MailStep {...common} />}
      {step === 6 && <CatalogueStep />}
      {step > FIRST_STEP && (
        <Button onClick={() => goTo(step - 1)} sx={{ mt: 1 }}>
          {t("Back")}
        </Button>
      )}
    </div>
  );
}
