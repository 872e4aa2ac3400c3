import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Notification, useLogin } from "react-admin";
import { LoginSteps } from "./login-steps.tsx";

/** The page before the admin: password and second factor. */
export function LoginPage() {
  const login = useLogin();
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
      <LoginSteps
        onDone={() => void login({})}
        frame={(isWide, step) => (
          <Card variant="outlined" sx={{ width: `min(${isWide ? 28 : 24}rem, 100%)`, p: 3 }}>
            <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
              Admin
            </Typography>
            {step}
          </Card>
        )}
      />
      <Notification />
    </Box>
  );
}
