import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { gatherMessages } from "./gather-messages.ts";

const lite = await PGlite.create();
const flights: number[] = [];
const send = lite.execProtocolStream.bind(lite);
lite.execProtocolStream = (message, options) => {
  flights.push(message.byteLength);
  return send(message, options);
};
const { poolSize, ...config } = createPgConfig(gatherMessages(lite));
const pool = new pg.Pool({ ...config, max: poolSize });
afterAll(async () => {
  await pool.end();
  await lite.close();
});

it("sends a prepared statement in one flight, the first time and later", async () => {
  for (const value of [1, 2]) {
    flights.length = 0;
    const { rows } = await pool.query({ name: "one", text: "select $1::integer as n", values: [value] });
    expect(rows).toEqual([{ n: value }]);
    expect(flights).toHaveLength(1);
  }
});

it("goes on after a statement that failed while its values were read, in a transaction and outside", async () => {
  const wrong = { name: "wrong", text: "select $1::integer as n", values: ["x"] };
  await expect(pool.query(wrong)).rejects.toMatchObject({ code: "22P02" });
  await pool.query("begin");
  await expect(pool.query(wrong)).rejects.toMatchObject({ code: "22P02" });
  await expect(pool.query("select $1::integer", [1])).rejects.toMatchObject({ code: "25P02" });
  await pool.query("rollback");
  expect((await pool.query("select $1::integer as n", [3])).rows).toEqual([{ n: 3 }]);
});
