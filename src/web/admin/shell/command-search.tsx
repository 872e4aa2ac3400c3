import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useGetResourceLabel, useRedirect } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import type { Command } from "./find-records.ts";
import { matchScreens } from "./match-screens.ts";
import { useOwnResources } from "./own-resources.ts";
import { useSearch } from "./use-search.ts";

/** Finds screens at once, and orders, people and products as the person types. Enter opens the first one. */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState("");
  const redirect = useRedirect();
  const own = useOwnResources();
  const screens = useScreens();
  const { state, records } = useSearch(term.trim(), (resource) => own.some(({ name }) => name === resource));
  const options = [...matchScreens(screens, term), ...records];
  type Option = (typeof options)[number];
  const highlighted = useRef<Option | null>(null);
  const open = ({ path }: Option) => {
    onClose();
    redirect(path);
  };
  return (
    <Autocomplete
      open
      autoHighlight
      options={options}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      inputValue={term}
      value={null}
      onInputChange={(_, typed, reason) => reason === "input" && setTerm(typed)}
      onChange={(_, chosen) => {
        if (chosen) open(chosen);
      }}
      onHighlightChange={(_, option) => {
        highlighted.current = option;
      }}
      onKeyDown={(event) => {
        // Results are highlighted a moment after they are shown. Enter before that opens the first one.
        const isHighlighted = options.some(({ id }) => id === highlighted.current?.id);
        if (event.key !== "Enter" || isHighlighted || !options[0]) return;
        // Else the browser presses the button that opened the dialog, which has the focus again by then.
        event.preventDefault();
        Object.assign(event, { defaultMuiPrevented: true });
        open(options[0]);
      }}
      onClose={(_, reason) => reason === "escape" && onClose()}
      loading={state === "searching"}
      loadingText={t("Searching…")}
      noOptionsText={
        state === "failed"
          ? t("The search did not work. Keep typing to try again.")
          : t("Nothing is found for {term}.", { term })
      }
      forcePopupIcon={false}
      clearOnBlur={false}
      disablePortal
      slotProps={{
        popper: {
          sx: { position: "static !important", transform: "none !important", width: "100% !important" },
        },
        paper: { elevation: 0, square: true },
        listbox: { sx: { maxHeight: "min(60vh, 28rem)" } },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={t("Search or go to")}
          helperText={false}
          margin="none"
          sx={{ p: 2, pb: 1 }}
        />
      )}
      renderOption={({ key, ...props }, { label, detail }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5, overflowWrap: "anywhere" }}>
          <span>{label}</span>
          <Typography component="span" variant="body2" color="textSecondary">
            {detail}
          </Typography>
        </Box>
      )}
    />
  );
}

/** Every screen that the person may open from the menu, and every form for something new. */
function useScreens(): readonly Command[] {
  const getLabel = useGetResourceLabel();
  const today: Command = { id: "today", group: t("Go to"), label: t("Today"), detail: "", path: "/" };
  const lists = useOwnResources().flatMap(({ name, group, list }) =>
    list
      ? [{ id: name, group: t("Go to"), label: getLabel(name, 2), detail: group ?? "", path: `/${name}` }]
      : [],
  );
  const forms = useOwnResources().flatMap(({ name, create }) =>
    create
      ? [
          {
            id: `new ${name}`,
            group: t("New"),
            label: getLabel(name, 2),
            detail: "new",
            path: `/${name}/create`,
          },
        ]
      : [],
  );
  return [today, ...lists, ...forms];
}
