import { previewCatalog } from "../../features/content/preview.ts";
import type { Services } from "../services.ts";
import type { PageServices } from "./services.ts";

/** What the pages may ask for: the snapshot in memory, and the public part of the configuration. */
export function pageServices({ catalog, config, database, clock }: Services): PageServices {
  return {
    catalog: () => catalog.current(),
    preview: (token) => previewCatalog(database.db, token, clock()),
    config: {
      companyName: config.companyName,
      partnerName: config.partnerName,
      tagline: config.tagline,
      officeAddress: config.officeAddress,
      officeHours: config.officeHours,
      logoUrl: config.logoUrl ?? null,
      accentColour: config.accentColour,
      supportEmail: config.supportEmail,
      signupDomain: config.signupDomain ?? null,
      kitProductId: config.kitProductId,
      publicUrl: config.publicUrl,
      mailboxOpen: !config.smtpUrl,
    },
  };
}
