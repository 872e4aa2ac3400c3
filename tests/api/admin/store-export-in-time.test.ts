import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { readEverything } from "../../../src/backoffice/store-export/read-everything.ts";
import { openSpool } from "../../../src/backoffice/store-export/spool.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the export of the whole store, while others work", (store) => {
  it("is of one moment: rows that are written while it reads are not in it", async () => {
    const { db } = store().services.database;
    const folder = await mkdtemp(join(tmpdir(), "kitstore-spool-"));
    const spool = await openSpool(folder);
    expect(await readdir(folder)).toEqual([]); // no name leads to what waits there
    const before = (await db.selectFrom("enquiries").select("enquiry_id").execute()).length;
    let written = 0;
    const { files } = await readEverything(db, {
      ...spool,
      async write(chunks) {
        const file = await spool.write(chunks);
        written += 1;
        if (written === 1)
          await sql`insert into enquiries (kind, name, email, description, received_at)
            values ('contact', 'N', 'n@example.com', 'Later', now())`.execute(db);
        return file;
      },
    });
    await spool.close();
    await rm(folder, { recursive: true });
    expect(files.find(({ name }) => name === "enquiries.csv")?.rows).toBe(before);
    expect((await db.selectFrom("enquiries").select("enquiry_id").execute()).length).toBe(before + 1);
  });

  it("ends with a download that is given up, and the next one begins", async () => {
    const { token } = await newStaff(store(), "admin");
    const url = await store().app.listen({ port: 0 });
    const begin = async (): Promise<AbortController> => {
      const { body } = await store().call("POST /api/admin/store-export", { token });
      const stop = new AbortController();
      const response = await fetch(`${url}${body.path}`, { signal: stop.signal });
      expect(response.headers.get("content-disposition")).toMatch(
        /^attachment; filename="store-[\d-]+\.zip"$/,
      );
      return stop;
    };
    for (const _ of [1, 2, 3]) (await begin()).abort(); // each waits for the one before to end
  });
});
