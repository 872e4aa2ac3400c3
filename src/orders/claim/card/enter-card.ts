import { randomBytes } from "node:crypto";
import type { ClaimMoment } from "../../../buying/occasion/occasion-columns.ts";
import { type Refusal, refuse } from "../../../contract/errors.ts";
import { countAttempts, uncountAttempts } from "../../../platform/attempt-limit/attempt-limit.store.ts";
import { attemptLimits, clientNetwork } from "../../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../../platform/attempt-limit/limit-attempts.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import type { SecretKeys } from "../../../platform/secret-key/sealed-text.ts";
import { countTry, giveCardToken, readFacts } from "./claim-card.store.ts";
import { type CardFact, cardHashes, cardTokenEnd, factOf, isSameFact } from "./claim-card.ts";

interface EnterCard extends ClaimMoment {
  readonly code: string;
  readonly fact: string;
  /** Which fact the store asks for. */
  readonly asks: CardFact;
  readonly keys: SecretKeys;
  readonly clientIp: string;
}

/** Says neither which of both is wrong nor whether there is such a card, nor that it is locked. */
export const cardWrong = refuse(
  "claim_card_wrong",
  "The code and what you typed with it do not belong together. After several wrong tries a card is locked: please ask your people team for another.",
);

const OCCASION = "claim card of occasion in a day";

/**
 * Gives the token of a printed card for its code and the fact that HR knows. Refuses claim_card_wrong (also of a locked card, and when
 * too many wrong facts were typed for cards of its occasion), too_many_requests (of one client, before anything is looked up).
 */
export async function enterCard(
  db: Db,
  limiter: AttemptLimiter,
  card: EnterCard,
): Promise<{ readonly token: string } | Refusal<"claim_card_wrong" | "too_many_requests">> {
  const { now, fact, asks, clientIp } = card;
  const subject = clientNetwork(clientIp);
  const attempts = [
    { kind: "claim card from client", subject },
    { kind: "claim card from client in a day", subject },
  ] as const;
  const tooMany = await limiter.reserve(attempts, now);
  if (tooMany) return tooMany;
  const { found, facts, isUsedUp } = await db.transaction().execute((trx) => tryCard(trx, card));
  const isRight = isSameFact(fact, facts ? factOf(asks, facts) : null);
  if (!found || !isRight || isUsedUp) return cardWrong;
  await limiter.uncount(attempts, now);
  await uncountAttempts(db, [{ kind: OCCASION, subject: String(found.occasionId) }], now);
  const token = randomBytes(24).toString("base64url");
  await giveCardToken(db, found.claimLinkId, { token, until: cardTokenEnd(now) });
  return { token };
}

/** The same statements, and the same writes, for a code that is there and one that is not. */
async function tryCard(trx: Trx, { code, keys, ...moment }: EnterCard) {
  const found = await countTry(trx, cardHashes(keys, code));
  const facts = await readFacts(trx, found?.memberId ?? 0, moment);
  const [counted] = await countAttempts(
    trx,
    [{ kind: OCCASION, subject: String(found?.occasionId ?? 0) }],
    moment.now,
  );
  return { found, facts, isUsedUp: (counted?.used ?? 0) > attemptLimits[OCCASION].max };
}
