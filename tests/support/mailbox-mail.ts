import { expect } from "vitest";

const LISTED = /href="(\/mailbox\/\d+)"><strong>([^<]*)<[\s\S]*?To ([^<]*)</g;

/** The text of the newest mail to somebody with these words in its subject, as the mailbox of a store at `url` shows it. */
export async function mailboxMail(url: string, recipient: string, words: string): Promise<string> {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  const find = async () =>
    [...(await read("/mailbox")).matchAll(LISTED)].find(
      ([, , subject = "", to]) => to === recipient && subject.toLowerCase().includes(words.toLowerCase()),
    )?.[1];
  await expect.poll(find, { message: `${words} to ${recipient}` }).toBeDefined();
  const text = /<pre>([\s\S]*)<\/pre>/.exec(await read((await find()) ?? ""))?.[1] ?? "";
  return text.replaceAll("&amp;", "&");
}
