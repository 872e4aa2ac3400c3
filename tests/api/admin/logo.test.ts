import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { staffToken } from "../../support/staff.ts";

describeStore("the logo", (store) => {
  const catalogueToken = staffToken(store, "catalogue");

  it("takes a logo as SVG, and stores an image of it and never the file", async () => {
    const token = await catalogueToken();
    const uploaded = await store().inject({
      method: "POST",
      url: "/api/admin/images?fileName=logo.svg&isLogo=true",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/svg+xml" },
      payload:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>',
    });
    expect(uploaded.statusCode).toBe(200);
    const { imageId } = uploaded.json<{ imageId: string }>();
    const image = await store()
      .services.database.db.selectFrom("images")
      .select(["media_type", "width"])
      .where("image_id", "=", imageId)
      .executeTakeFirstOrThrow();
    expect(image).toEqual({ media_type: "image/webp", width: expect.any(Number) });
  });
});
