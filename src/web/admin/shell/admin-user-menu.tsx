import TranslateIcon from "@mui/icons-material/Translate";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import { Logout, UserMenu } from "react-admin";
import { nameOfLanguage } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { adminLanguages } from "../texts/admin-language.ts";
import { chooseLanguage } from "../texts/own-language.ts";

/** The menu of the person: the languages of the admin, each by its own name, and the way out. */
export const AdminUserMenu = () => (
  <UserMenu>
    {adminLanguages()
      .filter((tag) => tag !== language())
      .map((tag) => (
        <LanguageItem key={tag} tag={tag} />
      ))}
    <Logout />
  </UserMenu>
);

function LanguageItem({ tag }: { tag: string }) {
  const { isBusy, run } = useAction();
  const choose = () =>
    run(async () => {
      await chooseLanguage(tag);
      location.reload();
    });
  return (
    <MenuItem lang={tag} disabled={isBusy} onClick={() => void choose()}>
      <ListItemIcon>
        <TranslateIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{nameOfLanguage(tag)}</ListItemText>
    </MenuItem>
  );
}
