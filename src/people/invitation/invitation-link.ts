const DAY_MS = 24 * 60 * 60_000;
/** Long enough for a weekend between. */
export const INVITATION_DAYS = 3;

/** When a link that is asked for now stops working. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** The link of the mail. Browsers do not send what follows #, so that the token reaches no server log. */
export const invitationUrl = (publicUrl: string, token: string | null): string =>
  `${publicUrl}/invitation${token === null ? "" : `#${token}`}`;
