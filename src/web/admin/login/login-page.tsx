import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Notification, useLogin } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { takeOwnLanguage } from "../texts/own-language.ts";
import { LoginSteps } from "./login-steps.tsx";

/** The page before the admin: password and second factor. */
export function LoginPage() {
  const login = useLogin();
  const enter = async () => {
    await login({});
    if (await takeOwnLanguage()) location.reload();
  };
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
      <LoginSteps
        onDone={() => void enter()}
        frame={(isWide, step) => (
          <Card variant="outlined" sx={{ width: `min(${isWide ? 28 : 24}rem, 100%)`, p: 3 }}>
            <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
              {t("Admin")}
            </Typography>
            {step}
          </Card>
        )}
      />
      <Notification />
    </Box>
  );
}
