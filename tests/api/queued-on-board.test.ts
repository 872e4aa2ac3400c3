import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { queueActions } from "../support/queue-actions.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const DAY = "2027-01-15";

describeStore("the board of an occasion", (store) => {
  const { members, newLink } = claimActions(store);
  const { announce, wait, leave } = queueActions(store);

  it("counts who waits by name, with one next step, and never by size or address", async () => {
    const { token, occasionId, memberId, kit, email } = await newLink();
    const variantId = firstVariant(kit).id;
    await setStock(store(), variantId, 0);
    await announce(variantId, { expectedOn: DAY, pieces: 3 });
    await wait(token, variantId);
    const staff = await members.token();
    const board = async () => {
      const { body } = await store().call("GET /api/admin/occasions/{occasionId}/board", {
        params: { occasionId },
        token: staff,
      });
      return body;
    };
    const stageOf = async (stage: string) =>
      (await board()).stages.find((each) => each.stage === stage)?.names.map((each) => each.memberId);
    expect(await stageOf("queued")).toEqual([memberId]);
    expect(await stageOf("to claim")).not.toContain(memberId);
    expect((await board()).stock).toMatchObject([{ kits: 0, coming: 3 }]);
    expect(JSON.stringify(await board())).not.toContain(homeAddress.recipientCity);
    await announce(variantId, null);
    expect((await board()).next).toMatchObject({ step: "announce_delivery", count: 1, day: null });
    const links = await store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: staff,
      query: { state: "waiting" },
    });
    expect(links.body.rows).toMatchObject([{ memberId, state: "waiting", email }]);
    await leave(token);
    expect(await stageOf("queued")).toEqual([]);
    expect(await stageOf("to claim")).toContain(memberId);
  });

  it("takes what is booked off a delivery, which only catalogue staff announce", async () => {
    const { kit } = await newLink();
    const variantId = firstVariant(kit).id;
    await setStock(store(), variantId, 0);
    await announce(variantId, { expectedOn: DAY, pieces: 5 });
    const { receive } = queueActions(store);
    expect((await receive(variantId, 2)).body).toMatchObject({ stock: 2, delivery: { pieces: 3 } });
    expect((await receive(variantId, 4)).body).toMatchObject({ stock: 6, delivery: null });
    const { token } = await newStaff(store(), "support");
    const refused = await store().call("PUT /api/admin/stock/{stockId}/delivery", {
      params: { stockId: `${variantId}~` },
      token,
      body: { delivery: null },
    });
    expect(refused.status).toBe(403);
    expect((await announce(999_999, null)).problem.code).toBe("not_found");
  });
});
