import { expect, test } from "vitest";
import { hanRegionOf } from "./han-region.ts";

test("Chinese characters have the shapes of who wrote them", () => {
  expect(hanRegionOf("东京路")).toBe("sc");
  expect(hanRegionOf("東京都千代田区\nJapan")).toBe("jp");
  expect(hanRegionOf("山田さん")).toBe("jp");
  expect(hanRegionOf("김민수 金民秀")).toBe("kr");
  expect(hanRegionOf("臺灣 信義路")).toBe("tc");
  expect(hanRegionOf("王小明\nHong Kong")).toBe("tc");
  expect(hanRegionOf("陳大文")).toBe("tc");
  expect(hanRegionOf("王小明")).toBe("sc");
});
