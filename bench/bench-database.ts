import pg from "pg";

/** Makes a database of this name on the server: empty, or a copy of `template`, to which nothing may be connected. Returns its address. */
export async function newDatabase(serverUrl: string, name: string, template = "template1"): Promise<string> {
  await dropDatabase(serverUrl, name);
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops it also while something is connected. Does nothing when there is none. */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  onServer(serverUrl, `drop database if exists ${name} with (force)`);

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
