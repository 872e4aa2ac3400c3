import { AppBar, Layout, type LayoutProps, TitlePortal } from "react-admin";

/** The app bar's title is the first heading of the page. */
const AdminAppBar = () => (
  <AppBar>
    <TitlePortal component="h1" />
  </AppBar>
);

export const AdminLayout = (props: LayoutProps) => <Layout {...props} appBar={AdminAppBar} />;
