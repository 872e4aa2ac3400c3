import type { MailServer } from "../../contract/admin/settings.ts";

/** The URL that the mail transport opens. User and password may have any character. */
export function smtpUrlOf({ host, port, isTls, user, password }: MailServer): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : "";
  return `${isTls ? "smtps" : "smtp"}://${login}${host}:${port}`;
}

/** A mail server as it may be shown and audited. */
export const withoutPassword = (server: MailServer | null): MailServer | null =>
  server && { ...server, password: "" };

/** An empty password keeps the stored one of the same server and user, so that nobody has to type it again. */
export function withStoredPassword(given: MailServer, stored: MailServer | null): MailServer {
  const isSame = stored?.host === given.host && stored.user === given.user;
  return given.password === "" && isSame ? { ...given, password: stored.password } : given;
}
