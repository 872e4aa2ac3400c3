import { afterAll, expect, it } from "vitest";
import { beginCompanyLogin, walkProvider } from "../support/company-login.ts";
import { openProvider } from "../support/company-provider.ts";
import { databaseKind } from "../support/databases.ts";
import { openStore } from "../support/store.ts";

const provider = await openProvider("http://127.0.0.1:3000");
const store = await openStore({ kind: databaseKind(), env: provider.env });

afterAll(async () => {
  await store.close();
  await provider.stop();
});

it("says that the company's login is out, and not that it refused somebody, while its tokens cannot be had", async () => {
  const { cookie, location } = await beginCompanyLogin(store);
  const providerResponse = await walkProvider(location);
  provider.isOut = true;
  const { status, problem } = await store.call("POST /api/accounts/company", {
    headers: { cookie },
    body: { providerResponse },
  });
  expect([status, problem.code]).toEqual([503, "provider_unavailable"]);
});
