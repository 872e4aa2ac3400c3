import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CssBaseline from "@mui/material/CssBaseline";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { AdminContext } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { api } from "../calls/api.ts";
import { dataProvider } from "../calls/data-provider.ts";
import { authProvider } from "../login/auth-provider.ts";
import { LoginSteps } from "../login/login-steps.tsx";
import { storePendingSession } from "../staff-session/staff-session.ts";
import { i18nProvider } from "../texts/i18n-provider.ts";
import { darkTheme, lightTheme } from "../theme.ts";
import { AcceptForm } from "./accept-form.tsx";

const token = location.hash.replace(/^#\/?/, "");

const enter = () => {
  storePendingSession();
  location.assign("/admin");
};

/** The page of a mailed invitation: accept it, set up the second factor where staff need one, and go into the admin. */
export const InvitationApp = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    darkTheme={darkTheme}
    theme={lightTheme}
  >
    <CssBaseline />
    <InvitationPage />
  </AdminContext>
);

function InvitationPage() {
  const [offer, setOffer] = useState<Output<"POST /api/invitations/check">>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = t("Your invitation");
    const body = { token: token || "none" };
    api.call("POST /api/invitations/check", { body }).then(setOffer, (error: unknown) => {
      setProblem(
        error instanceof ApiProblem
          ? error.detail || error.message
          : t("The store could not be reached. Load this page again."),
      );
    });
  }, []);
  if (!offer)
    return (
      <Frame>
        {problem ? <Closed problem={problem} /> : <Typography role="status">{t("One moment …")}</Typography>}
      </Frame>
    );
  return (
    <LoginSteps
      first={(onDone) => <AcceptForm token={token} offer={offer} onDone={onDone} />}
      onDone={enter}
      frame={(_isWide, step) => <Frame>{step}</Frame>}
    />
  );
}

const Frame = ({ children }: { children: Elements }) => (
  <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
    <Card variant="outlined" sx={{ width: "min(28rem, 100%)", p: 3 }}>
      <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
        {t("Your invitation")}
      </Typography>
      {children}
    </Card>
  </Box>
);

const Closed = ({ problem }: { problem: string }) => (
  <>
    <Typography role="alert">{problem}</Typography>
    <Typography sx={{ mt: 2 }}>
      <Sentence
        text="Accepted it already? <login>Log in</login>"
        elements={{ login: (words) => <Link href="/admin">{words}</Link> }}
      />
    </Typography>
  </>
);
