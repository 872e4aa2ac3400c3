import type { HeaderMenu } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { OwnText } from "../page/own-text.tsx";
import { MenuLink } from "./menu-link.tsx";

/** The menu of a narrow screen; sub-items are collapsed under their heading. */
export function MobileMenu({ items }: { items: readonly HeaderMenu[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.menuName}>
          {item.headerMenus.length === 0 ? (
            <MenuLink link={item.menuLink} className="flex min-h-12 items-center font-medium">
              <OwnText text={item.menuName} />
            </MenuLink>
          ) : (
            <details className="group">
              <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
                <OwnText text={item.menuName} />
                <span className="transition-transform group-open:rotate-180">
                  <Icon name="down" size={18} />
                </span>
              </summary>
              <ul className="pb-3 ps-4">
                {withOwnPage(item).map((sub) => (
                  <li key={sub.menuName}>
                    <MenuLink link={sub.menuLink} className="flex min-h-11 items-center text-soft">
                      <OwnText text={sub.menuName} />
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A collapsed heading is not a link, so its page is added as the first sub-item, unless it is already there. */
function withOwnPage(item: HeaderMenu): HeaderMenu["headerMenus"] {
  if (item.headerMenus.some((sub) => sub.menuLink === item.menuLink)) return item.headerMenus;
  return [
    { menuName: t("All {menuName}", { menuName: item.menuName }), menuLink: item.menuLink },
    ...item.headerMenus,
  ];
}
