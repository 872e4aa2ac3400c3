import { AppBar, Layout, type LayoutProps, TitlePortal } from "react-admin";
import { useHotkeys } from "react-hotkeys-hook";
import { ProofDialog } from "../login/proof-dialog.tsx";
import { SessionRefresh } from "../login/session-refresh.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { AdminUserMenu } from "./admin-user-menu.tsx";
import { CommandBar } from "./command-bar.tsx";
import { KeepFocus } from "./keep-focus.tsx";
import { focusRow, listRows, rowOf } from "./list-rows.ts";
import { NewOrdersTitle } from "./new-orders-title.tsx";
import { ShortcutsHelp } from "./shortcuts-help.tsx";

/** react-admin's title is an inline block, which is cut on a phone without an ellipsis. */
const titleWithEllipsis = { "&& *": { display: "inline" } };

/** The app bar's title is the first heading of the page. */
const AdminAppBar = () => (
  <AppBar color="default" elevation={0} userMenu={<AdminUserMenu />}>
    <TitlePortal component="h1" sx={titleWithEllipsis} />
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

const focusedRow = () => rowOf(document.activeElement);

/** Focuses the row that is so many rows away; without a focused row the first one. */
function moveFocus(step: 1 | -1): void {
  const all = listRows();
  const row = focusedRow();
  const target = row ? all[all.indexOf(row) + step] : all[0];
  if (target) focusRow(target);
}

/** Keys of every list: j and k move through its rows, Enter opens the focused row, x selects it. */
function ListKeys() {
  useHotkeys("j", () => moveFocus(1));
  useHotkeys("k", () => moveFocus(-1));
  useHotkeys("x", () => focusedRow()?.querySelector<HTMLInputElement>("input[type='checkbox']")?.click());
  useHotkeys("enter", () => {
    if (document.activeElement === focusedRow()) focusedRow()?.click();
  });
  return null;
}
