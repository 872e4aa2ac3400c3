/** A year. For that time after a visit, a browser reaches this host only by HTTPS. */
export const HSTS = "max-age=31536000";
