import { securityHeaders } from "../http/content-security-policy.ts";

const RETRY_SECONDS = 3;

/** For a visitor whose page cannot be rendered at the moment. It asks again by itself and needs nothing else. */
export const busyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>One moment</title>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>Many people are in the store. This page tries again in ${RETRY_SECONDS} seconds.</p>
</main>
</body>
</html>
`;

export const BUSY_HEADERS: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "retry-after": String(RETRY_SECONDS),
};
