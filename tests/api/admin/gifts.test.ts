import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions } from "../../support/member-actions.ts";
import { newOccasion } from "../../support/new-occasion.ts";
import { occasionActions } from "../../support/occasion-actions.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("who gives", (store) => {
  const occasions = occasionActions(store);
  const members = memberActions(store);
  const setGivers = async (occasionId: number, userIds: number[]) =>
    store().call("PUT /api/admin/occasions/{occasionId}/givers", {
      params: { occasionId },
      token: await occasions.token(),
      body: { userIds },
    });
  const person = async (firstName: string) => {
    const email = `${firstName.toLowerCase()}@ledgerline.example`;
    const { id } = await members.add({ firstName, lastName: "Iyer", emails: [company(email)] });
    return { id, email, fullName: `${firstName} Iyer` };
  };
  const send = (token: string, occasionId: number, body: object) =>
    store().call("POST /api/admin/gifts/{occasionId}/links", {
      params: { occasionId },
      token,
      body: { dryRun: true, ...body },
    });
  const read = (token: string, occasionId: number) =>
    store().call("GET /api/admin/gifts/{occasionId}", { params: { occasionId }, token });

  it("picks people or pastes addresses, and sees who has claimed, and no address and no size", async () => {
    const giver = await newStaff(store(), "giver");
    const { token } = giver;
    const { occasionId } = await newOccasion(store(), { kind: "thanks", name: "Thank you" });
    const [meera, asha] = [await person("Meera"), await person("Asha")];
    expect((await setGivers(occasionId, [giver.userId])).body.givers).toEqual([giver.userId]);
    const { body } = await store().call("GET /api/admin/gifts", { token });
    expect(body.rows).toMatchObject([{ id: occasionId, name: "Thank you", sent: 0, claimed: 0 }]);
    const params = { occasionId };
    const choices = await store().call("GET /api/admin/gifts/{occasionId}/members", {
      params,
      token,
      query: { q: "meera" },
    });
    expect(choices.body.rows).toEqual([{ id: meera.id, fullName: meera.fullName }]);

    const none = await send(token, occasionId, {});
    expect(none.body.recipients).toEqual([]);
    const plan = await send(token, occasionId, { lines: `${asha.email}\nnobody@ledgerline.example` });
    expect(plan.body).toMatchObject({
      isSent: false,
      recipients: [{ memberId: asha.id, fullName: asha.fullName }],
      lines: [{ line: 2, outcome: "unknown" }],
    });
    const sent = await send(token, occasionId, { memberIds: [meera.id], dryRun: false, seen: 1 });
    expect(sent.body.isSent).toBe(true);
    const links = await store().call("GET /api/admin/gifts/{occasionId}/links", { params, token });
    expect(links.body.rows).toMatchObject([{ fullName: meera.fullName, state: expect.any(String) }]);
    for (const response of [choices, plan, sent, links])
      expect(JSON.stringify(response.body)).not.toMatch(/"(email|size|part|notEligible)"|meera@/);
    expect((await read(token, occasionId)).body).toMatchObject({ sent: 1, claimed: 0 });
  });

  it("writes the note on the card, and nothing else of the occasion", async () => {
    const giver = await newStaff(store(), "giver");
    const { id } = await occasions.add({
      texts: [{ language: "en", heading: "Ten years", words: "Thank you.", cardNote: "", boxLabel: "" }],
    });
    await setGivers(id, [giver.userId]);
    const { version } = (await read(giver.token, id)).body;
    const write = (note: string) =>
      store().call("PUT /api/admin/gifts/{occasionId}/note", {
        params: { occasionId: id },
        token: giver.token,
        body: { version, notes: [{ language: "en", note }] },
      });
    expect((await write("With love, Farah")).body.notes).toContainEqual({
      language: "en",
      note: "With love, Farah",
    });
    expect((await write("Too late")).problem.code).toBe("version_conflict");
    expect((await occasions.read(id)).texts).toEqual([
      {
        language: "en",
        heading: "Ten years",
        words: "Thank you.",
        cardNote: "With love, Farah",
        boxLabel: "",
      },
    ]);
  });

  it("does nothing with an occasion that is not theirs, and nobody becomes one without the role", async () => {
    const { token, userId } = await newStaff(store(), "giver");
    const support = await newStaff(store(), "support");
    const { id } = await occasions.add({ name: "Of others" });
    expect((await setGivers(id, [support.userId])).body.givers).toEqual([]);
    await setGivers(id, [(await newStaff(store(), "giver")).userId]);
    expect((await store().call("GET /api/admin/gifts", { token })).body.rows).toEqual([]);
    const params = { occasionId: id };
    const note = { version: 1, notes: [{ language: "en", note: "Mine" }] };
    const all = [
      await read(token, id),
      await send(token, id, { lines: "meera@ledgerline.example" }),
      await store().call("PUT /api/admin/gifts/{occasionId}/note", { params, token, body: note }),
      await store().call("GET /api/admin/gifts/{occasionId}/members", { params, token }),
      await store().call("GET /api/admin/gifts/{occasionId}/links", { params, token }),
    ];
    expect(all.map(({ problem }) => problem.code)).toEqual(all.map(() => "not_found"));
    await setGivers(id, [userId]);
    expect((await read(token, id)).status).toBe(200);
    await setGivers(id, []);
    expect((await read(token, id)).status).toBe(404);
  });
});
