import { Admin, Resource } from "react-admin";
import { adminStore } from "./admin-store.ts";
import { dataProvider } from "./calls/data-provider.ts";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { LoginPage } from "./login/login-page.tsx";
import { resourcesOf } from "./resources.tsx";
import { ScreenNotFound } from "./screen-not-found.tsx";
import { AdminLayout } from "./shell/admin-layout.tsx";
import { i18nProvider } from "./shell/messages.ts";
import { routerProvider } from "./shell/router-provider.ts";
import { authProvider } from "./staff-session/auth-provider.ts";
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
    title="Admin"
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
