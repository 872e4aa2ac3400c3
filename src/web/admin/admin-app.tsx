import { Admin, AppBar, Layout, type LayoutProps, Resource, TitlePortal } from "react-admin";
import { authProvider } from "./auth-provider.ts";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { dataProvider } from "./data-provider.ts";
import { LoginPage } from "./login/login-page.tsx";
import { resources } from "./resources.tsx";
import { ScreenNotFound } from "./screen-not-found.tsx";
import { SessionRefresh } from "./session-refresh.tsx";
import { darkTheme, lightTheme } from "./theme.ts";

/** The app bar's title is the first heading of the page. */
const AdminAppBar = () => (
  <AppBar>
    <TitlePortal component="h1" />
  </AppBar>
);

const AdminLayout = (props: LayoutProps) => <Layout {...props} appBar={AdminAppBar} />;

/** The admin, with the resources that the person's role may open. */
export const AdminApp = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
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
        {resources
          .filter(({ roles }) => roles.includes(role))
          .map(({ roles: _roles, ...resource }) => (
            <Resource key={resource.name} {...resource} />
          ))}
        <SessionRefresh />
      </>
    )}
  </Admin>
);
