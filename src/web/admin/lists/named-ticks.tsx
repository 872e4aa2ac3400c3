import { createTheme, type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";

const inputNamed = (theme: Theme) =>
  createTheme(theme, {
    components: {
      MuiCheckbox: {
        defaultProps: {
          slotProps: { root: { "aria-label": undefined }, input: { "aria-label": "Select this row" } },
        },
      },
    },
  });

/** A list whose rows can be ticked: react-admin names a box around the tick, and screen readers ask the tick itself. */
export const NamedTicks = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={inputNamed}>{children}</ThemeProvider>
);
