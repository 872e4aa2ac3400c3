/**
 * The failure reason of a mail starts with this when its content is out of date. Nobody needs to act on such
 * a mail, so the dashboard does not count it.
 */
export const NOT_NEEDED_PREFIX = "Not sent. ";
