import { extractText, getDocumentProxy } from "unpdf";
import type { MemberInput } from "../../src/contract/admin/members.ts";
import { memberActions } from "./member-actions.ts";
import { newOccasion } from "./new-occasion.ts";
import type { TestStore } from "./store.ts";

const CODE = /[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/g;

/** What staff and members do with printed cards. */
export function cardActions(store: () => TestStore) {
  const members = memberActions(store);
  let number = 0;
  /** A member whom HR has a number of, and no mail reaches. */
  const newWorker = async (input: Partial<MemberInput> = {}) => {
    number += 1;
    const hrId = `W-${String(number).padStart(4, "0")}`;
    const member = await members.add({
      firstName: "Lakshmi",
      lastName: "Iyer",
      source: "Plant",
      hrId,
      ...input,
    });
    return { memberId: member.id, hrId };
  };
  const body = (memberIds: readonly number[] | undefined, replaces: boolean) => ({
    ...(memberIds && { memberIds: [...memberIds] }),
    replaces,
  });
  const plan = async (occasionId: number, memberIds?: readonly number[], replaces = false) =>
    store().call("POST /api/admin/occasions/{occasionId}/claim-cards/plan", {
      params: { occasionId },
      token: await members.token(),
      body: body(memberIds, replaces),
    });
  const print = async (
    occasionId: number,
    memberIds: readonly number[],
    { replaces = false, seen = memberIds.length } = {},
  ) =>
    store().call("POST /api/admin/occasions/{occasionId}/claim-cards", {
      params: { occasionId },
      token: await members.token(),
      body: { ...body(memberIds, replaces), seen },
    });
  const textOf = async (pdf: string) =>
    (await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(pdf, "base64"))))).text.join(" ");
  const enter = (code: string, fact: string) =>
    store().call("POST /api/claims/card", { body: { code, fact } });
  return {
    members,
    newWorker,
    plan,
    print,
    textOf,
    enter,
    /** The codes on the cards, in the order of the page. */
    codesOf: async (pdf: string): Promise<string[]> => (await textOf(pdf)).match(CODE) ?? [],
    /** An occasion, a member of it without a mailbox, and the code on their card. */
    async newCard(fields: Parameters<typeof newOccasion>[1] = {}) {
      const occasion = await newOccasion(store(), fields);
      const worker = await newWorker();
      const printed = await print(occasion.occasionId, [worker.memberId]);
      if (printed.status !== 200) throw new Error(`Not printed: ${printed.problem.detail}`);
      const [code = ""] = (await textOf(printed.body.pdf)).match(CODE) ?? [];
      return { ...occasion, ...worker, code };
    },
  };
}
