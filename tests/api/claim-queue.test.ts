import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { occasionActions } from "../support/occasion-actions.ts";
import { queueActions } from "../support/queue-actions.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";

const DAY = "2027-01-15";
const LATER = "2027-02-01";

describeStore("a claim of a kit that is out", (store) => {
  const { members, newLink, send, mailedToken, open, claim } = claimActions(store);
  const { announce, receive, wait, leave, makeWaiting } = queueActions(store);
  const occasions = occasionActions(store);
  const db = () => store().services.database.db;
  /** A link whose kit is out, and that many pieces of it are announced. */
  const linkOfKitThatIsOut = async (pieces = 5) => {
    const link = await newLink();
    const variantId = firstVariant(link.kit).id;
    await setStock(store(), variantId, 0);
    await announce(variantId, { expectedOn: DAY, pieces });
    return { ...link, variantId };
  };
  const mailTo = (email: string, subject: string) =>
    store().inbox.next((mail) => mail.to.includes(email) && mail.subject.includes(subject));
  const more = (occasionId: number, count: number) =>
    newClaimLinks(db(), { occasionId, count, now: store().now() });

  it("is refused where no delivery is announced, and waits where one is", async () => {
    const { token, kit, email } = await newLink();
    const variantId = firstVariant(kit).id;
    await setStock(store(), variantId, 0);
    expect((await open(token)).body.waits).toEqual([]);
    expect((await wait(token, variantId)).problem.code).toBe("out_of_stock");
    const announced = await announce(variantId, { expectedOn: DAY, pieces: 1 });
    expect(announced.status).toBe(200);
    const offered = { variantId, size: "", place: 1, expectedOn: DAY, isCovered: true };
    expect((await open(token)).body).toMatchObject({ waits: [offered], waiting: null });
    expect((await claim(token)).problem.code).toBe("out_of_stock");

    const joined = await wait(token, variantId);
    const delivery = { to: "address", address: { recipientName: homeAddress.recipientName } };
    expect(joined.body).toMatchObject({ order: null, waiting: { ...offered, delivery } });
    expect((await open(token)).body.waiting).toMatchObject({ ...offered, delivery });
    const mail = await mailTo(email, "You wait for your kit");
    expect(mail.text).toContain("15 Jan 2027");
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is ordered by itself when stock comes: the oldest first, each once, and no newcomer before them", async () => {
    const { token, occasionId, variantId, email } = await linkOfKitThatIsOut(2);
    const [second = "", third = "", newcomer = ""] = await more(occasionId, 3);
    await wait(token, variantId);
    await wait(second, variantId);
    const last = await wait(third, variantId);
    expect(last.body.waiting).toMatchObject({ place: 3, isCovered: false });
    await receive(variantId, 2);
    expect((await claim(newcomer, { variantId })).problem.code).toBe("out_of_stock");
    expect((await claim(third, { variantId })).problem.code).toBe("out_of_stock");
    expect(await makeWaiting()).toEqual({ made: 2, ended: 0 });
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    const [first, other] = [await open(token), await open(second)];
    expect([first.problem.code, other.problem.code]).toEqual(["claim_link_used", "claim_link_used"]);
    await mailTo(email, (first.problem as { orderNo?: string }).orderNo ?? "none");
    // The delivery is booked, so no day is known for the third.
    expect((await open(third)).body.waiting).toMatchObject({ place: 1, expectedOn: null });
    const stored = await db()
      .selectFrom("waiting_claims")
      .innerJoin("claim_links", "claim_links.claim_link_id", "waiting_claims.claim_link_id")
      .select(["delivery", "waiting_claims.order_id"])
      .where("occasion_id", "=", occasionId)
      .orderBy("place_no")
      .execute();
    expect(stored.map(({ delivery, order_id }) => [delivery === null, order_id !== null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    await receive(variantId, 2);
    expect((await claim(newcomer, { variantId })).status).toBe(200); // two: one is for who waits
    expect(await makeWaiting()).toMatchObject({ made: 1 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("keeps its place with another address, goes to the end with another size, and can be left", async () => {
    const { token, occasionId, variantId } = await linkOfKitThatIsOut();
    const [second = ""] = await more(occasionId, 1);
    await wait(token, variantId);
    await wait(second, variantId);
    const moved = { to: "address" as const, address: { ...homeAddress, recipientCity: "Nagpur" } };
    expect((await wait(token, variantId, { delivery: moved })).body.waiting).toMatchObject({
      place: 1,
      delivery: { address: { recipientCity: "Nagpur" } },
    });
    expect((await leave(token)).body).toEqual({ left: true });
    expect((await leave(token)).body).toEqual({ left: false });
    expect((await open(token)).body).toMatchObject({ waiting: null, waits: [{ place: 2 }] });
    expect((await open(second)).body.waiting).toMatchObject({ place: 1 });
    expect((await wait(token, variantId)).body.waiting).toMatchObject({ place: 2 });
  });

  it("is told when the day moves, once for each day", async () => {
    const { token, variantId, email } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    await mailTo(email, "You wait for your kit");
    await announce(variantId, { expectedOn: LATER, pieces: 5 });
    await makeWaiting();
    await makeWaiting();
    expect((await mailTo(email, "another day")).text).toContain("1 Feb 2027");
    await announce(variantId, null);
    await makeWaiting();
    await mailTo(email, "No day is known");
    const mails = await db()
      .selectFrom("mails")
      .select("kind")
      .where("recipient", "=", email)
      .where("kind", "=", "claim-delayed")
      .execute();
    expect(mails).toHaveLength(2);
  });

  it("is made after the last day of its occasion, and after its link's, because it was asked in time", async () => {
    const { token, occasionId, variantId } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    await db()
      .updateTable("occasions")
      .set({ closes_on: "2020-01-01" })
      .where("occasion_id", "=", occasionId)
      .execute();
    await db()
      .updateTable("claim_links")
      .set({ expires_at: new Date(0) })
      .where("occasion_id", "=", occasionId)
      .execute();
    expect((await open(token)).body.waiting).toMatchObject({ place: 1 });
    await receive(variantId, 1);
    expect(await makeWaiting()).toMatchObject({ made: 1 });
  });

  it("goes along with a link that is sent again, and ends with one that is withdrawn", async () => {
    const { token, occasionId, memberId, variantId, email } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    await send(occasionId, [memberId]);
    const newer = await mailedToken(email, token);
    expect((await open(newer)).body.waiting).toMatchObject({ place: 1 });
    const staff = await members.token();
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: staff,
      query: { state: "waiting" },
    });
    await store().call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
      params: { claimLinkId: body.rows[0]?.id ?? 0 },
      token: staff,
    });
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });
    expect((await mailTo(email, "cannot be sent")).text).toContain("ask your people team");
  });

  it("ends with an occasion that is archived, and with a member who left", async () => {
    const { token, occasionId, variantId } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    await occasions.archive(await occasions.read(occasionId));
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });

    const left = await linkOfKitThatIsOut();
    await wait(left.token, left.variantId);
    await db()
      .insertInto("member_employments")
      .values({ member_id: left.memberId, start_on: "2020-01-01", end_on: "2020-12-31" })
      .execute();
    await receive(left.variantId, 1);
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });
  });

  it("ends where the size is gone, and is told that the link is open again", async () => {
    const { token, variantId, email, occasionId } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    const other = await newOccasion(store());
    await db()
      .updateTable("occasions")
      .set({ kit_product_id: null })
      .where("occasion_id", "=", other.occasionId)
      .execute();
    await db()
      .updateTable("occasions")
      .set({ kit_product_id: other.kit.productId })
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });
    expect((await mailTo(email, "cannot be sent")).text).toContain("open again");
    expect((await open(token)).body.waiting).toBeNull();
  });

  it("ends when nothing has come for a year", async () => {
    const { token, variantId } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    const asked = new Date(store().now().getTime() - 366 * 86_400_000);
    await db()
      .updateTable("waiting_claims")
      .set({ asked_at: asked })
      .where("variant_id", "=", variantId)
      .execute();
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });
  });

  it("is erased with its member, address and all", async () => {
    const { token, memberId, variantId } = await linkOfKitThatIsOut();
    await wait(token, variantId);
    await db().deleteFrom("members").where("member_id", "=", memberId).execute();
    const left = await db()
      .selectFrom("waiting_claims")
      .select("claim_link_id")
      .where("variant_id", "=", variantId)
      .execute();
    expect(left).toEqual([]);
  });
});
