import { Link } from "react-router";
import { t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";

export function Logo() {
  const { config } = useStoreData();
  return (
    <Link to="/" prefetch="intent" className="logo">
      {config.logoUrl ? (
        <img src={config.logoUrl} alt={config.companyName || t("Home")} />
      ) : (
        <span>{config.companyName || t("Home")}</span>
      )}
    </Link>
  );
}
