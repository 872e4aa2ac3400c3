import { createElement } from "react";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { t } from "../../platform/language/t.ts";
import { EmptyList } from "./lists/empty-list.tsx";
import { ListError } from "./lists/list-error.tsx";
import { ListToolbar } from "./lists/list-toolbar.tsx";
import { locale } from "./words/format.ts";

const fontFamily = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';

/** The shop's own type and radius, smaller and denser. */
const baseTheme = {
  typography: {
    fontFamily,
    fontSize: 13.5,
    button: { textTransform: "none" as const, fontWeight: 600 },
    h5: { fontWeight: 600, letterSpacing: "-0.02em" },
    h6: { fontWeight: 600, letterSpacing: "-0.015em" },
  },
  shape: { borderRadius: 10 },
  sidebar: { width: 208, closedWidth: 52 },
};

/** An empty text is "" in the API, where react-admin would send null. */
const keepEmptyText = (text: string | null): string => text ?? "";

const pageNames: Readonly<Record<string, string>> = {
  first: t("Go to first page"),
  previous: t("Go to previous page"),
  next: t("Go to next page"),
  last: t("Go to last page"),
};
const nameOfPage = (to: string, page?: number | null): string =>
  pageNames[to] ?? t("Page {page}", { page: page ?? 1 });

/** MUI's own texts: the spinner of a screen that loads has a name for screen readers, and so have the buttons of a select. */
const builtInDefaults = {
  MuiCircularProgress: { defaultProps: { "aria-label": t("Loading") } },
  MuiAlert: { defaultProps: { closeText: t("Close") } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: t("Clear"),
      closeText: t("Close"),
      openText: t("Open"),
      noOptionsText: t("No options"),
      loadingText: t("Loading…"),
    },
  },
  MuiPagination: { defaultProps: { "aria-label": t("Pages"), getItemAriaLabel: nameOfPage } },
  MuiTablePagination: { defaultProps: { getItemAriaLabel: nameOfPage } },
  RaNumberField: { defaultProps: { locales: locale } },
};

/** Set here once, so that every input looks alike. A line below an input is there only where it says something. */
const inputDefaults = {
  RaTextInput: { defaultProps: { helperText: false, parse: keepEmptyText } },
  RaNumberInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaDateTimeInput: { defaultProps: { helperText: false } },
};

/** On a phone react-admin gives toolbars the colour of cards, as if something stood there. */
const likeThePage = {
  styleOverrides: { root: { "@media (max-width: 599.95px)": { backgroundColor: "transparent" } } },
};

/** Set here once, so that every list has the same length, toolbar, empty state and error state. */
const listDefaults = {
  RaList: {
    defaultProps: {
      perPage: 25,
      actions: createElement(ListToolbar),
      empty: createElement(EmptyList),
      error: createElement(ListError),
    },
  },
  /** What removes a row is seen and reached by keyboard, not only under a mouse. */
  RaSimpleFormIterator: {
    styleOverrides: { root: { "& .RaSimpleFormIterator-action": { visibility: "visible" } } },
  },
  RaTopToolbar: likeThePage,
  RaListToolbar: likeThePage,
  // The six steps of an order fit into the width: icons on a phone, names on a tablet, and both on a desktop.
  RaBulkActionsToolbar: {
    defaultProps: { label: t("{count} selected", { count: "%{smart_count}" }) },
    styleOverrides: {
      root: {
        "& .RaBulkActionsToolbar-topToolbar": { gap: 0 },
        "@media (max-width: 599.95px)": {
          "& .RaBulkActionsToolbar-toolbar": { paddingInline: 8 },
          "& .RaBulkActionsToolbar-topToolbar .MuiIconButton-root": { padding: 6 },
        },
        "@media (min-width: 600px) and (max-width: 999.95px)": {
          "& .RaBulkActionsToolbar-topToolbar .MuiButton-startIcon": { display: "none" },
        },
      },
    },
  },
};

const outlined = { variant: "outlined", margin: "dense", size: "small", fullWidth: true } as const;

/** The colours of the shop (src/web/ui/tokens.css) under the names of MUI. */
const colours = {
  light: {
    ink: "#1d1b18",
    soft: "#625c53",
    paper: "#fcfaf6",
    raised: "#ffffff",
    tile: "#f0ece4",
    line: "#e6e0d5",
    good: "#23663f",
    warn: "#935200",
    bad: "#b0261b",
  },
  dark: {
    ink: "#f3eee5",
    soft: "#b5ada0",
    paper: "#171614",
    raised: "#211f1c",
    tile: "#2a2723",
    line: "#37332d",
    good: "#8fcfa4",
    warn: "#edb466",
    bad: "#f5a497",
  },
} as const;

/**
 * Digits have one width, so that they line up in columns. Rows are low, because a day has 200 orders. Narrow screens
 * get less padding in cells. A switch is aligned with the fields above it.
 */
const componentStyles = ({ paper, raised, tile, line, ink, soft }: (typeof colours)["light" | "dark"]) => ({
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: paper,
        backgroundImage: "none",
        color: ink,
        borderBottom: `1px solid ${line}`,
      },
    },
  },
  MuiButton: { defaultProps: { disableElevation: true } },
  // Below a field that cannot be changed it says why, so it is read.
  MuiFormHelperText: { styleOverrides: { root: { "&.Mui-disabled": { color: soft } } } },
  // react-admin writes its text in the colour of its background.
  RaSkipNavigationButton: {
    styleOverrides: {
      root: { backgroundColor: ink, color: paper, "&:hover": { backgroundColor: ink } },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        "&.RaToolbar-desktopToolbar": { backgroundColor: "transparent", borderTop: `1px solid ${line}` },
        "&.RaToolbar-mobileToolbar": { backgroundColor: raised, borderTop: `1px solid ${line}` },
      },
    },
  },
  MuiTextField: { defaultProps: outlined },
  MuiFormControl: { defaultProps: outlined },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
  MuiCard: { defaultProps: { variant: "outlined" as const } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        marginInline: 8,
        paddingInline: 8,
        paddingBlock: 5,
        minHeight: 0,
        "&.RaMenuItemLink-active": { backgroundColor: tile, color: ink, fontWeight: 600 },
        "& .RaMenuItemLink-icon": { minWidth: 32, color: "inherit" },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { ".ra-input &": { marginLeft: 0 } } } },
  MuiTableRow: {
    styleOverrides: { root: { "&:focus-visible": { outline: `2px solid ${ink}`, outlineOffset: -2 } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontVariantNumeric: "tabular-nums",
        borderColor: line,
        "@media (max-width: 1599.95px)": { "&:not(.MuiTableCell-paddingCheckbox)": { paddingInline: 8 } },
      },
      head: { fontWeight: 600 },
      sizeSmall: { paddingBlock: 4 },
    },
  },
});

export const lightTheme: RaThemeOptions = {
  ...baseTheme,
  components: {
    ...defaultLightTheme.components,
    ...listDefaults,
    ...inputDefaults,
    ...builtInDefaults,
    ...componentStyles(colours.light),
  },
  palette: { mode: "light", ...paletteOf(colours.light) },
};

export const darkTheme: RaThemeOptions = {
  ...baseTheme,
  components: {
    ...defaultDarkTheme.components,
    ...listDefaults,
    ...inputDefaults,
    ...builtInDefaults,
    ...componentStyles(colours.dark),
  },
  palette: { mode: "dark", ...paletteOf(colours.dark) },
};

function paletteOf({ ink, soft, paper, raised, line, good, warn, bad }: (typeof colours)["light" | "dark"]) {
  return {
    primary: { main: ink, contrastText: paper },
    secondary: { main: ink, contrastText: paper },
    warning: { main: warn },
    success: { main: good },
    error: { main: bad },
    divider: line,
    background: { default: paper, paper: raised },
    text: { primary: ink, secondary: soft },
  };
}
