import { expect, it } from "vitest";
import { secretKeyOf } from "../../../src/platform/secret-key/sealed-text.ts";
import { openMailServer, protectMailServer } from "../../../src/platform/settings/sealed-mail-server.ts";
import { readStoredSettings } from "../../../src/platform/settings/settings.store.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the password of a mail server that staff set", (store) => {
  const server = {
    host: "mail.ledgerline.example",
    port: 587,
    isTls: false,
    user: "store",
    password: "not-to-be-read",
  };
  const stored = async () => (await readStoredSettings(store().services.database.db)).mailServer;
  const current = () => store().services.settings.current();

  it("is encrypted in the database, stays with an empty field, and opens for mails alone", async () => {
    const { token } = await newStaff(store(), "admin");
    for (const password of [server.password, ""]) {
      const { version } = (await store().call("GET /api/admin/settings", { token })).body;
      const body = { version, settings: {}, mailServer: { ...server, password } };
      expect((await store().call("PUT /api/admin/settings", { token, body })).status).toBe(200);
      expect(JSON.stringify(await stored())).not.toContain(server.password);
      expect((await stored())?.password).toMatch(/^v1:/);
      expect(current().mailServer).toEqual(server);
    }
  });

  it("of an older version, or of an older SECRET_KEY, is encrypted anew by the next start", async () => {
    const { db } = store().services.database;
    const { secretKeys } = store().services;
    const write = db.updateTable("store_settings").set({ value: JSON.stringify(server) });
    await write.where("name", "=", "mailServer").execute();
    await store().services.settings.refresh();
    expect(current().mailServer).toEqual(server); // until then it still works
    await protectMailServer(db, secretKeys);
    expect((await stored())?.password).toMatch(/^v1:/);
    await store().services.settings.refresh();
    expect(current().mailServer).toEqual(server);

    const next = secretKeyOf("the next key of this test, 32 characters");
    await protectMailServer(db, { current: next, old: [secretKeys.current] });
    expect(openMailServer({ current: next, old: [] }, await stored())).toEqual(server);
    await protectMailServer(db, secretKeys); // no key that is given opens it: it stays as it is
    expect(openMailServer({ current: next, old: [] }, await stored())).toEqual(server);
    expect(openMailServer(secretKeys, await stored())?.password).toBe("");
  });
});
