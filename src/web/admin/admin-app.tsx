import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Admin, Resource, Title } from "react-admin";
import { t } from "../../platform/language/t.ts";
import { adminStore } from "./admin-store.ts";
import { dataProvider } from "./calls/data-provider.ts";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { authProvider } from "./login/auth-provider.ts";
import { LoginPage } from "./login/login-page.tsx";
import { resourcesOf } from "./resources.tsx";
import { AdminLayout } from "./shell/admin-layout.tsx";
import { routerProvider } from "./shell/router-provider.ts";
import { i18nProvider } from "./texts/i18n-provider.ts";
import { darkTheme, lightTheme } from "./theme.ts";

const store = adminStore();

/** The admin, with the resources that the person's role may open. */
export const AdminApp = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
    i18nProvider={i18nProvider}
    store={store}
    routerProvider={routerProvider}
    layout={AdminLayout}
    dashboard={Dashboard}
    loginPage={LoginPage}
    catchAll={ScreenNotFound}
    title={t("Admin")}
    disableTelemetry
    requireAuth
  >
    {(role: string) => (
      <>
        {resourcesOf(role).map(({ roles: _roles, group: _group, letter: _letter, ...resource }) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </>
    )}
  </Admin>
);

/** Shown for an unknown URL, and for a screen that the person's role may not open. */
const ScreenNotFound = () => (
  <Box sx={{ display: "grid", gap: 2, justifyItems: "start", py: 3, px: 1, maxWidth: 560 }}>
    <Title title={t("No such screen")} />
    <Typography>
      {t(
        "There is no such screen, or your role does not reach it. An administrator sets roles under People.",
      )}
    </Typography>
    <Button variant="contained" href="#/">
      {t("To the first screen")}
    </Button>
  </Box>
);
