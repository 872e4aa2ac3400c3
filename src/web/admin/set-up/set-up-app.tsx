import Box from "@mui/material/Box";
import CssBaseline from "@mui/material/CssBaseline";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { AdminContext } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { api } from "../calls/api.ts";
import { dataProvider } from "../calls/data-provider.ts";
import { authProvider } from "../login/auth-provider.ts";
import { LoginSteps } from "../login/login-steps.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { readSession, storePendingSession } from "../staff-session/staff-session.ts";
import { i18nProvider } from "../texts/i18n-provider.ts";
import { darkTheme, lightTheme } from "../theme.ts";
import { AdministratorStep } from "./administrator-step.tsx";
import { StoreSteps } from "./store-steps.tsx";

type Stage = "checking" | "administrator" | "store" | "closed";

const token = new URLSearchParams(location.search).get("token") ?? "";

/** The page of the link that the first start prints: first the administrator, then the store. */
export function SetUpApp() {
  const [stage, setStage] = useState<Stage>("checking");
  useEffect(() => {
    document.title = t("Set up the store");
    if (!token) return setStage(readSession()?.role === "admin" ? "store" : "closed");
    api.call("POST /api/set-up/check", { body: { token } }).then(
      (isOpen) => setStage(isOpen ? "administrator" : readSession()?.role === "admin" ? "store" : "closed"),
      () => setStage("closed"),
    );
  }, []);
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      darkTheme={darkTheme}
      theme={lightTheme}
    >
      <CssBaseline />
      <Box
        component="main"
        sx={{ maxWidth: 640, mx: "auto", px: 2, py: { xs: 3, sm: 6 }, display: "grid", gap: 2 }}
      >
        <Typography variant="h4" component="h1">
          {t("Set up the store")}
        </Typography>
        {stage === "checking" && <Typography role="status">{t("One moment…")}</Typography>}
        {stage === "administrator" && <You onDone={() => setStage("store")} />}
        {stage === "store" && <StoreSteps />}
        {stage === "closed" && <Closed />}
      </Box>
    </AdminContext>
  );
}

/** The administrator, and the second factor where staff need one. The login is stored after both. */
const You = ({ onDone }: { onDone: () => void }) => (
  <LoginSteps
    first={(goOn) => <AdministratorStep token={token} onDone={goOn} />}
    onDone={() => {
      storePendingSession();
      onDone();
    }}
    frame={(isSecondFactor, step) =>
      isSecondFactor ? (
        <SectionCard title={t("Your second factor")} level={2}>
          {step}
        </SectionCard>
      ) : (
        step
      )
    }
  />
);

const Closed = () => (
  <>
    <Typography>
      {t(
        "This link was used, or it is too old. While the store has no administrator, each start prints a new one.",
      )}
    </Typography>
    <Typography>
      <Sentence
        text="If there is one, log in at <login>/admin</login>: everything that is asked here can be changed there, in Settings."
        elements={{ login: (words) => <a href="/admin">{words}</a> }}
      />
    </Typography>
  </>
);
