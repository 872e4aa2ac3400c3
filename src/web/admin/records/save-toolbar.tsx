import { SaveButton, type SaveButtonProps, Toolbar } from "react-admin";

/** The bar below a record's form, with the one button that saves it. */
export const SaveToolbar = (button: SaveButtonProps) => (
  <Toolbar>
    <SaveButton {...button} />
  </Toolbar>
);
