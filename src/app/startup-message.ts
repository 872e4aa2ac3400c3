import type { Config } from "../platform/config/config.ts";
import { publicSetting } from "../platform/config/public-setting.ts";
import { isLoopback } from "../platform/process/loopback.ts";
import type { PreparedStore } from "./prepare-store.ts";

/** What a start says: where the store is, how to get in, where mails go. Ten lines at most. */
export function startupMessage(
  config: Config,
  {
    isDemo,
    newDemoPasswords,
    newAdministrator,
    isAdministratorErased,
    setUpToken,
    unreadableFactors,
  }: PreparedStore,
  url: string,
): string[] {
  // In a container the store listens on all addresses, and its port may be another outside.
  const isLocal = isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname);
  const storeUrl = isLocal ? url : config.publicUrl;
  return [
    `Kitstore is open at ${storeUrl}`,
    ...(setUpToken ? [`Set it up here, once, within a day: ${storeUrl}/setup?token=${setUpToken}`] : []),
    ...(isDemo
      ? [
          "Demo accounts, all with the password ledgerline-demo:",
          "  employee@, office@, support@ and catalogue@ledgerline.example",
        ]
      : []),
    ...(newDemoPasswords.length ? ["Demo accounts and their passwords (shown only now):"] : []),
    ...pairs(newDemoPasswords.map(({ email, password }) => `${email} ${password}`)),
    ...(isDemo ? ["Demo coupons: WELCOMEKIT (the free kit), SAVE10, FLAT250"] : []),
    ...(newAdministrator
      ? [`Administrator (shown only now): ${newAdministrator.email}  ${newAdministrator.password}`]
      : []),
    ...(isAdministratorErased
      ? [
          "The administrator of ADMIN_EMAIL was erased and is not made again: unset ADMIN_EMAIL, and invite staff in the admin",
        ]
      : []),
    `Staff work at ${storeUrl}/admin`,
    config.smtpUrl
      ? `Mails go out through ${new URL(config.smtpUrl).host}`
      : `Mails ${publicSetting(config) ? "wait until a mail server is set in the admin" : `are kept: read them at ${url}/mailbox`}`,
    ...(publicSetting(config) && config.secondFactor === "optional"
      ? [
          "Warning: SECOND_FACTOR=optional in a public store. A stolen password is enough to work in the admin.",
        ]
      : []),
    ...(unreadableFactors
      ? [
          `SECRET_KEY does not open the keys of ${unreadableFactors} authenticator apps: set the earlier key too, in OLD_SECRET_KEYS`,
        ]
      : []),
    databaseLine(config),
  ];
}

function databaseLine({ databaseUrl, dataDir, embeddedFsync }: Config): string {
  if (databaseUrl) return "Database: PostgreSQL";
  const risk = embeddedFsync ? "" : ". A power cut can lose its last seconds, unless EMBEDDED_FSYNC=on";
  return `Database: embedded, in ${dataDir}${risk}`;
}

/** The texts, two on a line. */
const pairs = (texts: readonly string[]): string[] =>
  texts.flatMap((text, at) => (at % 2 === 0 ? [["", text, texts[at + 1] ?? ""].join("  ").trimEnd()] : []));
