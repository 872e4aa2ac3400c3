import type { StoreSettings } from "../../contract/admin/settings.ts";

/** Names of the company and the store: no password may be made of them. */
export const storeNames = (
  { companyName, partnerName }: Pick<StoreSettings, "companyName" | "partnerName">,
  publicUrl: string,
): readonly string[] => [companyName, partnerName, "Kitstore", new URL(publicUrl).hostname];
