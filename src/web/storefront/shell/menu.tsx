import { type KeyboardEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { HeaderMenu } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { OwnText } from "../page/own-text.tsx";
import { MenuLink } from "./menu-link.tsx";

/** The top menu of a wide screen. A sub-menu opens on hover, or with its button for keyboard and touch. */
export function Menu({ items }: { items: readonly HeaderMenu[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sub-menu
  useEffect(() => setOpen(null), [key]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(null);
    event.currentTarget.querySelector<HTMLElement>("button[aria-expanded=true]")?.focus();
  };
  return (
    <ul
      className="menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
    >
      {items.map((item) => (
        <li key={item.menuName} className="menu-item">
          <MenuLink link={item.menuLink} className="menu-link">
            <OwnText text={item.menuName} />
          </MenuLink>
          {item.headerMenus.length > 0 && (
            <>
              <button
                type="button"
                className="menu-more"
                aria-label={t("More of {menuName}", { menuName: item.menuName })}
                aria-expanded={open === item.menuName}
                onClick={() => setOpen(open === item.menuName ? null : item.menuName)}
              >
                <Icon name="down" size={14} />
              </button>
              <ul className="panel submenu" data-open={open === item.menuName || undefined}>
                {item.headerMenus.map((sub) => (
                  <li key={sub.menuName}>
                    <MenuLink link={sub.menuLink} className="panel-item">
                      <OwnText text={sub.menuName} />
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
