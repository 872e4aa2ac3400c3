import { AppBar, Layout, type LayoutProps, TitlePortal } from "react-admin";
import { ProofDialog } from "../login/proof-dialog.tsx";
import { SessionRefresh } from "../staff-session/session-refresh.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { CommandBar } from "./command-bar.tsx";
import { KeepFocus } from "./keep-focus.tsx";
import { ListKeys } from "./list-keys.tsx";
import { NewOrdersTitle } from "./new-orders-title.tsx";
import { ShortcutsHelp } from "./shortcuts-help.tsx";

/** The app bar's title is the first heading of the page. */
const AdminAppBar = () => (
  <AppBar color="default" elevation={0}>
    <TitlePortal component="h1" />
    <CommandBar />
    <ShortcutsHelp />
    <ListKeys />
  </AppBar>
);

/** What every screen has. Only here: react-admin soon removes what else stands beside its resources. */
export const AdminLayout = (props: LayoutProps) => (
  <>
    <Layout {...props} appBar={AdminAppBar} menu={AdminMenu} />
    <ProofDialog />
    <SessionRefresh />
    <NewOrdersTitle />
    <KeepFocus />
  </>
);
