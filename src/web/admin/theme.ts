import { createElement } from "react";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { EmptyList } from "./lists/empty-list.tsx";
import { ListError } from "./lists/list-error.tsx";
import { ListToolbar } from "./lists/list-toolbar.tsx";

const fontFamily = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';

/** Small type and one accent colour. System fonts, so that no web font is downloaded. */
const baseTheme = {
  typography: { fontFamily, fontSize: 13.5, button: { textTransform: "none" as const, fontWeight: 600 } },
  shape: { borderRadius: 8 },
  sidebar: { width: 208, closedWidth: 52 },
};

/** An empty text is "" in the API, where react-admin would send null. */
const keepEmptyText = (text: string | null): string => text ?? "";

/** Set here once, so that every input looks alike. A line below an input is there only where it says something. */
const inputDefaults = {
  RaTextInput: { defaultProps: { helperText: false, parse: keepEmptyText } },
  RaNumberInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaDateTimeInput: { defaultProps: { helperText: false } },
};

/** Set here once, so that every list has the same toolbar, empty state and error state. */
const listDefaults = {
  RaList: {
    defaultProps: {
      actions: createElement(ListToolbar),
      empty: createElement(EmptyList),
      error: createElement(ListError),
    },
  },
};

/**
 * Digits have one width, so that they line up in columns. Narrow screens get less padding in cells. A switch
 * is aligned with the fields above it.
 */
const componentStyles = {
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
  ...baseTheme,
  components: { ...defaultLightTheme.components, ...listDefaults, ...inputDefaults, ...componentStyles },
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
  ...baseTheme,
  components: { ...defaultDarkTheme.components, ...listDefaults, ...inputDefaults, ...componentStyles },
  palette: {
    mode: "dark",
    primary: { main: "#9db8dd" },
    secondary: { main: "#9db8dd" },
    background: { default: "#161513", paper: "#1f1d1a" },
    text: { primary: "#f2efe9", secondary: "#b9b2a6" },
  },
};
