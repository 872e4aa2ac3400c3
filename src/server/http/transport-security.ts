/** A year: a browser that was here once never speaks plain HTTP to this host again. */
export const HSTS = "max-age=31536000";
