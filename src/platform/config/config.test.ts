import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the second factor of staff", () => {
  it.each([
    [{}, "optional"],
    [{ PUBLIC_URL: "http://localhost:8080" }, "optional"],
    [{ PUBLIC_URL: "https://shop.example" }, "required"],
    [{ HOST: "0.0.0.0" }, "required"],
    [{ HOST: "::" }, "required"],
    [{ PUBLIC_URL: "https://shop.example", SECOND_FACTOR: "optional" }, "optional"],
    [{ SECOND_FACTOR: "required" }, "required"],
  ])("with %j is %s", (env, expected) => {
    expect(readConfig(env).secondFactor).toBe(expected);
  });
});

describe("a bucket for the audit's anchors", () => {
  const S3 = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "images",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("is refused without the S3 store that it is in", () => {
    expect(() => readConfig({ AUDIT_ANCHORS_BUCKET: "anchors" })).toThrow(
      "Configuration: AUDIT_ANCHORS_BUCKET needs S3_ENDPOINT.",
    );
    expect(readConfig({ AUDIT_ANCHORS_BUCKET: "anchors", ...S3 }).auditAnchorsBucket).toBe("anchors");
  });

  it.each(Object.keys(S3))("is refused without %s", (missing) => {
    const env = Object.fromEntries(Object.entries(S3).filter(([name]) => name !== missing));
    expect(() => readConfig({ AUDIT_ANCHORS_BUCKET: "anchors", ...env })).toThrow(/S3_ENDPOINT, S3_BUCKET/);
  });
});

describe("couriers' pages", () => {
  it("are pairs of a courier and an https address with the parcel's number", () => {
    const urls = "DHL=https://track.example/?n={awb}; Blue Dart = https://courier.example/{awb}?from=shop";
    expect(readConfig({ TRACKING_URLS: urls }).trackingUrls).toEqual([
      "DHL=https://track.example/?n={awb}",
      "Blue Dart = https://courier.example/{awb}?from=shop",
    ]);
    for (const wrong of [
      "DHL",
      "=https://track.example/{awb}",
      "DHL=http://track.example/{awb}",
      "DHL=https://track.example/",
    ])
      expect(() => readConfig({ TRACKING_URLS: wrong })).toThrow(/TRACKING_URLS must be pairs/);
  });
});
