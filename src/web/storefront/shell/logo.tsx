import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";

export function Logo() {
  const { config } = useStoreData();
  return (
    <Link to="/" prefetch="intent" className="logo">
      {config.logoUrl ? (
        <img src={config.logoUrl} alt={config.companyName || t("Home")} />
      ) : (
        <span translate="no">{config.companyName || t("Home")}</span>
      )}
    </Link>
  );
}
