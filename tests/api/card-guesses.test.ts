import { expect, it, vi } from "vitest";
import { cardActions } from "../support/card-actions.ts";
import { statementCounter } from "../support/count-statements.ts";
import { describeStore } from "../support/describe-store.ts";
import { newOccasion } from "../support/new-occasion.ts";

vi.setConfig({ testTimeout: 60_000 }); // fonts are read

describeStore(
  "codes of cards that are guessed",
  (store) => {
    const { newWorker, print, codesOf, enter } = cardActions(store);
    const db = () => store().services.database.db;
    const limits = (kind: string, used: number) =>
      db().updateTable("attempt_counts").set({ used }).where("kind", "=", kind).execute();

    it("are refused after sixty wrong ones from one network, before anything is looked up", async () => {
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 62; at += 1) codes.push((await enter("AAAA-AAAA", String(at))).problem.code);
      expect(codes.filter((code) => code === "claim_card_wrong")).toHaveLength(60);
      expect(codes.at(-1)).toBe("too_many_requests");
      await limits("claim card from client", 0);
    });

    it("open no card of an occasion after two hundred wrong facts a day, in the same words; other occasions go on", async () => {
      const one = await newOccasion(store());
      const workers = [await newWorker(), await newWorker()];
      const [first = "", second = ""] = await codesOf(
        (
          await print(
            one.occasionId,
            workers.map(({ memberId }) => memberId),
          )
        ).body.pdf,
      );
      const { occasionId } = await newOccasion(store());
      const other = await newWorker();
      const [elsewhere = ""] = await codesOf((await print(occasionId, [other.memberId])).body.pdf);
      await enter(first, "W-9999");
      await limits("claim card of occasion in a day", 200);
      expect((await enter(second, workers[1]?.hrId ?? "")).problem).toMatchObject({
        code: "claim_card_wrong",
      });
      expect((await enter(elsewhere, other.hrId)).status).toBe(200);
    });
  },
  { env: { RATE_LIMIT: "1000" } },
);

describeStore("statements of one call", (store) => {
  const { newCard, enter } = cardActions(store);

  it("of a code that is there and one that is not are the same", async () => {
    const { code } = await newCard();
    const count = statementCounter(store());
    const of = async (typed: string) => (await count(() => enter(typed, "W-9999"))).count;
    const known = await of(code);
    expect(await of("AAAA-AAAA")).toEqual(known);
    expect(known).toMatchObject({ statements: 3, transactions: 1 });
  });
});
