import type { ClaimInput } from "../../src/contract/claims.ts";
import { memberActions, privately } from "./member-actions.ts";
import { newOccasion } from "./new-occasion.ts";
import { firstVariant, homeAddress } from "./shopping.ts";
import type { TestStore } from "./store.ts";

const LINK = /\/claim#([\w-]{32})/;

/** What staff and members do with claim links. `store` is called at each action, because a file's store opens after this. */
export function claimActions(store: () => TestStore) {
  const members = memberActions(store);
  let number = 0;
  /** A member who is coming, with a private address of their own. */
  const newMember = async () => {
    number += 1;
    const email = `joiner-${number}@private.example`;
    const member = await members.add({ emails: [privately(email)] });
    return { memberId: member.id, email };
  };
  const send = async (occasionId: number, memberIds: number[], dryRun = false) =>
    store().call("POST /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: await members.token(),
      body: { memberIds, dryRun },
    });
  /** The token in the newest mail to an address that has one and is not `before`. */
  const mailedToken = async (email: string, before = "") => {
    const mail = await store().inbox.next(
      ({ to, text }) => to.includes(email) && LINK.test(text) && LINK.exec(text)?.[1] !== before,
    );
    const [, token = ""] = LINK.exec(mail.text) ?? [];
    return token;
  };
  const open = (token: string) => store().call("POST /api/claims/open", { body: { token } });
  return {
    members,
    newMember,
    send,
    mailedToken,
    open,
    /** An occasion whose kit is not counted, a member of it, and the token that was mailed to them. */
    async newLink(fields: Parameters<typeof newOccasion>[1] = {}) {
      const occasion = await newOccasion(store(), fields);
      const member = await newMember();
      const sent = await send(occasion.occasionId, [member.memberId]);
      if (sent.status !== 200) throw new Error(`Not sent: ${sent.problem.detail}`);
      return { ...occasion, ...member, token: await mailedToken(member.email) };
    },
    /** Claims the first variant of the kit that the link opens, to a home address. */
    async claim(token: string, input: Partial<ClaimInput> = {}) {
      const { body } = await open(token);
      const variantId = body.kit ? firstVariant(body.kit).id : 1;
      const delivery = { to: "address" as const, address: homeAddress };
      return store().call("POST /api/claims", { body: { token, variantId, size: "", delivery, ...input } });
    },
  };
}
