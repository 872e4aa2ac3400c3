import { createElement } from "react";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { ListFailed } from "./lists/list-failed.tsx";
import { ListTools } from "./lists/list-tools.tsx";
import { NothingYet } from "./lists/nothing-yet.tsx";

const fontFamily = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';

/** Dense and calm: ink on warm paper, one accent; no web font is asked for. */
const shape = {
  typography: { fontFamily, fontSize: 13.5, button: { textTransform: "none" as const, fontWeight: 600 } },
  shape: { borderRadius: 8 },
  sidebar: { width: 208, closedWidth: 52 },
};

/** Every list has the same tools above it and says the same when it is empty or fails, whoever writes it. */
const lists = {
  RaList: {
    defaultProps: {
      actions: createElement(ListTools),
      empty: createElement(NothingYet),
      error: createElement(ListFailed),
    },
  },
};

/** Figures stand under each other, a narrow table keeps its room for words, and a switch begins where its field does. */
const parts = {
  MuiFormControlLabel: { styleOverrides: { root: { ".ra-input &": { marginLeft: 0 } } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontVariantNumeric: "tabular-nums",
        "@media (max-width: 1599.95px)": { "&:not(.MuiTableCell-paddingCheckbox)": { paddingInline: 8 } },
      },
    },
  },
};

export const lightTheme: RaThemeOptions = {
  ...shape,
  components: { ...defaultLightTheme.components, ...lists, ...parts },
  palette: {
    mode: "light",
    primary: { main: "#1f3a5f" },
    secondary: { main: "#1f3a5f" },
    warning: { main: "#a24a05" },
    success: { main: "#1b6e39" },
    error: { main: "#b3261e" },
    background: { default: "#faf8f4", paper: "#ffffff" },
    text: { primary: "#1d1b18", secondary: "#575148" },
  },
};

export const darkTheme: RaThemeOptions = {
  ...shape,
  components: { ...defaultDarkTheme.components, ...lists, ...parts },
  palette: {
    mode: "dark",
    primary: { main: "#9db8dd" },
    secondary: { main: "#9db8dd" },
    background: { default: "#161513", paper: "#1f1d1a" },
    text: { primary: "#f2efe9", secondary: "#b9b2a6" },
  },
};
