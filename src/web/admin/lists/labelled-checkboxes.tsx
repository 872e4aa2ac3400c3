import { createTheme, type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { t } from "../../../platform/language/t.ts";

const checkboxLabelTheme = (theme: Theme) =>
  createTheme(theme, {
    components: {
      MuiCheckbox: {
        defaultProps: {
          slotProps: { root: { "aria-label": undefined }, input: { "aria-label": t("Select this row") } },
        },
      },
    },
  });

/**
 * A list with checkboxes. react-admin labels the box around a checkbox, but screen readers read the label of
 * the checkbox itself.
 */
export const LabelledCheckboxes = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={checkboxLabelTheme}>{children}</ThemeProvider>
);
