import { readPreviewCatalog } from "../../features/content/preview.ts";
import type { Services } from "../services.ts";
import type { PageServices } from "./services.ts";

/** The services that pages get: the catalogue snapshot, previews, and the public part of the configuration. */
export function createPageServices({ catalog, config, database, clock }: Services): PageServices {
  return {
    catalog: () => catalog.current(),
    preview: (token) => readPreviewCatalog(database.db, token, clock()),
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
      timeZone: config.timeZone,
      publicUrl: config.publicUrl,
      hasMailbox: !config.smtpUrl,
    },
  };
}
