import { expect, it } from "vitest";
import { deleteUnusedImages } from "../../src/catalogue/image/unused-images.store.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { occasionActions } from "../support/occasion-actions.ts";
import { newStaff } from "../support/staff.ts";
import { uploadedImage } from "../support/uploaded-image.ts";

describeStore("the page of an occasion", (store) => {
  const { newLink, newMember, open } = claimActions(store);
  const occasions = occasionActions(store);
  const db = () => store().services.database.db;
  const imagesOf = () => db().selectFrom("images").select("image_id").execute();
  const upload = async () => ({ imageId: (await uploadedImage(store())).imageId });

  it("has images of its own in their order and a box, in the language of who opens it", async () => {
    const { occasionId, token } = await newLink();
    expect((await open(token)).body).toMatchObject({ images: [], box: null });
    const [front, back] = [await upload(), await upload()];
    const saved = await occasions.change(await occasions.read(occasionId), {
      texts: [
        { language: "en", heading: "Ten years", words: "", cardNote: "", boxLabel: "Thank you." },
        { language: "de", heading: "Zehn Jahre", words: "", cardNote: "", boxLabel: "Danke." },
      ],
      boxColourHex: "#aa3300",
      images: [
        { ...back, alt: "Its back", translations: { de: { alt: "Seine Rückseite" }, nb: { alt: " " } } },
        { ...front, alt: "" },
      ],
    });
    expect(saved.body.images.map(({ imageId }) => imageId)).toEqual([back.imageId, front.imageId]);
    const shown = (language: string) =>
      store().call("POST /api/claims/open", { body: { token }, headers: { "x-shop-language": language } });
    const english = (await shown("en")).body;
    expect(english.box).toEqual({ colourHex: "#aa3300", label: "Thank you." });
    expect(english.images.map(({ alt }) => alt)).toEqual(["Its back", ""]);
    expect(english.images[0]?.path).toMatch(new RegExp(`^/images/${back.imageId}/`));
    const german = (await shown("de")).body;
    expect([german.box?.label, german.images[0]?.alt]).toEqual(["Danke.", "Seine Rückseite"]);

    const { body: mail } = await store().call("GET /api/admin/occasions/{occasionId}/claim-mail", {
      params: { occasionId },
      query: { memberId: String((await newMember()).memberId) },
      token: await occasions.token(),
    });
    expect(mail.html).toContain(`/images/${back.imageId}/`);
  });

  it("keeps the images that it shows, until it shows them no more", async () => {
    const [shown, unused] = [await upload(), await upload()];
    const made = await occasions.add({ images: [{ ...shown, alt: "The box" }] });
    const sweep = async () => {
      await deleteUnusedImages(db(), new Date(store().now().getTime() + 60_000));
      const left = (await imagesOf()).map(({ image_id }) => image_id);
      return [shown, unused].map(({ imageId }) => left.includes(imageId));
    };
    expect(await sweep()).toEqual([true, false]);
    await occasions.change(made, { images: [] });
    expect(await sweep()).toEqual([false, false]);
  });

  it("is audited with its images and the box", async () => {
    const image = { ...(await upload()), alt: "The box" };
    const made = await occasions.add();
    await occasions.change(made, { boxColourHex: "#112233", images: [image] });
    const { after } = await db()
      .selectFrom("audit_rows")
      .select("after")
      .where("subject", "=", "occasions")
      .where("subject_id", "=", String(made.id))
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ box_colour_hex: "#112233", images: [image] });
  });

  it("gets its images from the people team, and from nobody without that role", async () => {
    const send = async (role: "people" | "support") =>
      store().call("POST /api/admin/images", {
        token: (await newStaff(store(), role)).token,
        query: { fileName: "a.png" },
        body: Buffer.from("no image"),
      });
    expect((await send("support")).status).toBe(403);
    expect((await send("people")).status).not.toBe(403);
  });
});
