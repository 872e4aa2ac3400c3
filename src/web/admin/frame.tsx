import { AppBar, Layout, type LayoutProps, TitlePortal } from "react-admin";

/** The bar names the screen: it is the page's first heading. */
const Bar = () => (
  <AppBar>
    <TitlePortal component="h1" />
  </AppBar>
);

export const Frame = (props: LayoutProps) => <Layout {...props} appBar={Bar} />;
