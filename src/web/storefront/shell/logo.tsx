import { Link } from "react-router";
import { t } from "../../language/t.ts";
import { useStoreData } from "../store-data.ts";

export function Logo() {
  const { config } = useStoreData();
  return (
    <Link
      to="/"
      prefetch="intent"
      className="inline-flex min-h-11 items-center text-lg font-bold tracking-[-0.03em]"
    >
      {config.logoUrl ? (
        <img
          src={config.logoUrl}
          alt={config.companyName || t("Home")}
          className="h-7 w-auto max-w-40 object-contain"
        />
      ) : (
        config.companyName || t("Home")
      )}
    </Link>
  );
}
