import type { Fault } from "./fault.ts";

const logins = "tests/api/logins.test.ts";
const hardening = "tests/api/hardening.test.ts";
const accounts = "tests/api/accounts.test.ts";
const passwords = "tests/api/passwords.test.ts";
const limits = "tests/api/attempt-limits.test.ts";

export const loginFaults: readonly Fault[] = [
  {
    harm: "a login that is refreshed never ends",
    file: "src/platform/session/rotate-token.store.ts",
    find: "select ${newHash}, user_id, created_at,",
    replace: "select ${newHash}, user_id, ${now}::timestamptz,",
    tests: [hardening],
  },
  {
    harm: "staff stay logged in as long as customers",
    file: "src/platform/session/refresh-login.ts",
    find: 'caller.role === "buyer" ? CUSTOMER_SESSION_LIFE_MS : STAFF_SESSION_LIFE_MS',
    replace: "CUSTOMER_SESSION_LIFE_MS",
    tests: [hardening],
  },
  {
    harm: "the thief of a token is noticed and stays logged in",
    file: "src/platform/session/find-caller.ts",
    find: "await endLogin(db, caller, now)",
    replace: "caller.userId",
    tests: [logins],
  },
  {
    harm: "a replaced token works for an hour",
    file: "src/platform/session/find-caller.ts",
    find: "< REPLACED_TOKEN_LIFE_MS",
    replace: "< 60 * REPLACED_TOKEN_LIFE_MS",
    tests: [logins],
  },
  {
    harm: "'all other logins' ends this one and leaves the others",
    file: "src/platform/session/session.store.ts",
    find: 'query.where("family_id", "<>", exceptLoginId)',
    replace: 'query.where("family_id", "=", exceptLoginId)',
    tests: [logins, passwords],
  },
  {
    harm: "a blocked person goes on",
    file: "src/platform/session/session.store.ts",
    find: '.where("blocked_at", "is", null),',
    replace: ",",
    tests: [logins],
  },
  {
    harm: "a login does not end after twenty minutes",
    file: "src/platform/session/session.store.ts",
    find: '.where("expires_at", ">", now)',
    replace: "",
    tests: [accounts, logins],
  },
  {
    harm: "a token that was replaced works on after the logout",
    file: "src/platform/session/session.store.ts",
    find: '.where("family_id", "=", loginId)\n    .returning',
    replace: '.where("family_id", "=", loginId).where("replaced_at", "is", null)\n    .returning',
    tests: [logins],
  },
  {
    harm: "one person ends another's login",
    file: "src/platform/session/logins.store.ts",
    find: '.where("user_id", "=", userId)\n    .where("family_id"',
    replace: '.where("family_id"',
    tests: [logins],
  },
  {
    harm: "whoever stole a login keeps it after the password was changed",
    file: "src/people/account/change-password.ts",
    find: "await deleteSessionsOfPerson(trx, caller.userId, caller.loginId);",
    replace: "",
    tests: ["tests/api/change-password.test.ts", passwords],
  },
  {
    harm: "whoever stole a login keeps it after the password was recovered",
    file: "src/people/account/recover-password.ts",
    find: "await deleteSessionsOfPerson(trx, userId, ownLogin);",
    replace: "",
    tests: [passwords],
  },
  {
    harm: "a refresh counts as the password given again",
    file: "src/platform/session/rotate-token.store.ts",
    find: "device, proved_at from old",
    replace: "device, ${now}::timestamptz from old",
    tests: ["tests/api/admin/fresh-proof.test.ts", logins],
  },
  {
    harm: "a code has a sixth try",
    file: "src/platform/one-time-code/one-time-code.ts",
    find: "code.triesLeft > 0",
    replace: "code.triesLeft >= 0",
    tests: ["src/platform/one-time-code/one-time-code.test.ts"],
  },
  {
    harm: "a code works twice",
    file: "src/platform/one-time-code/one-time-code.store.ts",
    find: '.set({ spent_at: now }).where("user_id"',
    replace: '.set({ spent_at: null }).where("user_id"',
    tests: [passwords],
  },
  {
    harm: "wrong codes cost no try",
    file: "src/platform/one-time-code/one-time-code.store.ts",
    find: 'eb("tries_left", "-", 1)',
    replace: 'eb("tries_left", "-", 0)',
    tests: [passwords],
  },
  {
    harm: "a late mail makes its old code valid again",
    file: "src/platform/one-time-code/one-time-code.store.ts",
    find: '.where("asked_at", "=", code.requestedAt)',
    replace: "",
    tests: [passwords, "tests/api/mail.test.ts"],
  },
  {
    harm: "a limit lets one attempt more through",
    file: "src/platform/attempt-limit/limit-attempts.ts",
    find: "used >= attemptLimits[kind].max",
    replace: "used > attemptLimits[kind].max",
    tests: [limits, "tests/api/each-limit.test.ts"],
  },
  {
    harm: "wrong passwords are counted and never refused",
    file: "src/people/account/log-in.ts",
    find: "if (tooMany) return { ...tooMany, detail: TOO_MANY };",
    replace: "",
    tests: [limits, "tests/api/each-limit.test.ts"],
  },
  {
    harm: "an IPv6 household has a new limit with each address",
    file: "src/platform/attempt-limit/attempt-limit.ts",
    find: ".slice(0, 4)",
    replace: ".slice(0, 8)",
    tests: ["src/platform/attempt-limit/attempt-limit.test.ts"],
  },
  {
    harm: "a code of an app works twice",
    file: "src/people/second-factor/with-verified-code.ts",
    find: "await saveUsedTimeStep(trx, userId, step);",
    replace: "",
    tests: ["tests/api/admin/second-factor.test.ts"],
  },
  {
    harm: "a recovery code works twice",
    file: "src/people/second-factor/second-factor.store.ts",
    find: '.where("spent_at", "is", null)\n    .executeTakeFirst();\n  return numUpdatedRows > 0n;',
    replace: ".executeTakeFirst();\n  return numUpdatedRows > 0n;",
    tests: ["tests/api/admin/second-factor.test.ts"],
  },
];
