import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { OwnText } from "../page/own-text.tsx";
import { useStoreData } from "../page/store-data.ts";

/** The pages that the menu has below a category, above its list. On one of them it is marked, and the way back is the first. */
export function SubCategories({ categoryUrl }: { categoryUrl: string }) {
  const { menus } = useStoreData();
  const here = `/${categoryUrl}`;
  const menu = menus.find(
    ({ menuLink, headerMenus }) =>
      menuLink.startsWith("/") && (menuLink === here || headerMenus.some((sub) => sub.menuLink === here)),
  );
  const links = menu?.headerMenus.filter((sub) => sub.menuLink !== menu.menuLink) ?? [];
  if (!menu || links.length === 0) return null;
  const all = { menuName: t("All {menuName}", { menuName: menu.menuName }), menuLink: menu.menuLink };
  return (
    <nav aria-label={menu.menuName} className="mb-6">
      <ul className="rail -my-1 flex gap-2 overflow-x-auto py-1 lg:flex-wrap">
        {[all, ...links].map(({ menuName, menuLink }) => (
          <li key={menuLink}>
            <Link
              to={menuLink}
              prefetch="intent"
              aria-current={menuLink === here ? "page" : undefined}
              className="pill whitespace-nowrap"
            >
              <OwnText text={menuName} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
