import { previewPath, readPreviewCatalogue } from "../../catalogue/content/preview.ts";
import { type Language, offeredLanguages } from "../../platform/language/language.ts";
import { policyOf } from "../../platform/settings/policy-texts.ts";
import type { CurrentSettings } from "../../platform/settings/settings-cache.ts";
import { settingsIn, untranslatedSettings } from "../../platform/settings/translated-settings.ts";
import type { AppServices } from "../services.ts";
import { languageOffers } from "./language-offers.ts";
import type { PageServices, PublicConfig } from "./services.ts";

/** The services that pages get: the catalogue snapshot, previews, and the public part of the configuration. */
export function createPageServices({
  catalogue,
  config: { publicUrl, passwords },
  companyLogin,
  settings,
  database,
  secretKeys,
  clock,
}: AppServices): PageServices {
  const configIn = (language: Language): PublicConfig => ({
    ...publicConfig(settingsIn(settings.current(), language), publicUrl),
    untranslated: untranslatedSettings(settings.current(), language),
    ...(companyLogin.isOn() && { companyLogin: passwords === "off" ? "only" : "on" }),
  });
  return {
    catalogue: () => catalogue.current(),
    contentPath: (kind) => previewPath(database.db, kind),
    preview: (token) => readPreviewCatalogue(database.db, secretKeys, token, clock()),
    get config() {
      return configIn("en");
    },
    configIn,
    languageOffers,
    get configVersion() {
      return settings.current().version;
    },
  };
}

const publicConfig = (current: CurrentSettings, publicUrl: string): Omit<PublicConfig, "untranslated"> => ({
  companyName: current.companyName,
  partnerName: current.partnerName,
  tagline: current.tagline,
  officeHeading: current.officeHeading,
  officeAddress: current.officeAddress,
  officeHours: current.officeHours,
  logoUrl: current.logoUrl,
  accentColour: current.accentColour,
  supportEmail: current.supportEmail,
  signupDomain: current.signupDomain,
  ...(current.opensCart && { opensCart: true }),
  ...(current.onlyListedCountries && { onlyListed: true }),
  ...(current.claimCardFact === "first_day" && { cardFact: current.claimCardFact }),
  languages: offeredLanguages(current),
  promises: current.promises,
  policy: policyOf(current),
  baseCurrency: current.baseCurrency,
  defaultCurrency: current.defaultCurrency,
  timeZone: current.timeZone,
  publicUrl,
  hasMailbox: !current.smtpUrl,
});
