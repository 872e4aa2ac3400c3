import fc from "fast-check";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { chooseFonts } from "./choose-fonts.ts";
import { drawItems } from "./draw-items.ts";
import { unprintableCharacters } from "./printable-text.ts";
import { readParagraph } from "./text-runs.ts";

vi.setConfig({ testTimeout: 60_000 }); // fonts are read

/** A name and goods in each script, with what is hard in it: vowels before their consonant, joined letters, stacked marks. */
const texts = {
  "simplified Chinese": "张伟，上海市浦东新区世纪大道100号 有机棉T恤（鼠尾草绿）",
  "traditional Chinese": "陳大文 臺北市信義區市府路1號 有機棉襯衫",
  Japanese: "山田太郎様 東京都千代田区丸の内1-1-1 オーガニックコットン「セージ」",
  Korean: "김민수 서울특별시 강남구 테헤란로 123",
  Arabic: "السيد محمد بن عبد الله شارع الملك فهد 45",
  Urdu: "محمد علی ٹیپو گھر نمبر",
  Hebrew: "משה כהן, רחוב הרצל 12",
  Thai: "สมชาย ใจดี ถนนสุขุมวิท กรุงเทพมหานคร น้ำผึ้ง",
  Lao: "ສົມສະຫວັດ ນະຄອນຫຼວງວຽງຈັນ",
  Khmer: "សុខ ភ្នំពេញ ព្រះរាជាណាចក្រកម្ពុជា",
  Burmese: "မောင်မောင် ရန်ကုန်မြို့",
  Georgian: "გიორგი მელაძე, თბილისი",
  Armenian: "Արամ Խաչատրյան, Երևան",
  Greek: "Γιώργος Παπαδόπουλος, Αθήνα ἀρχῇ",
  Cyrillic: "Щербаков Ёж, Київ, вул. Хрещатик, їґє",
  Vietnamese: "Nguyễn Thị Hường, Đường Trần Hưng Đạo, Quận 1",
  Hindi: "श्रीमती लक्ष्मी क्षत्रिय, द्वितीय मार्ग, दिल्ली",
  Tamil: "தமிழ்செல்வன் கௌரி, சென்னை ஸ்ரீ கொ கோ",
  Gujarati: "શ્રીમતી ક્ષત્રિય જ્ઞાન, અમદાવાદ",
  Bengali: "শ্রীমতী লক্ষ্মী ক্ষত্রিয়, কোটি কৌশল",
  Telugu: "శ్రీమతి లక్ష్మి క్షత్రియ, హైదరాబాద్",
  Kannada: "ಶ್ರೀಮತಿ ಲಕ್ಷ್ಮಿ ಕ್ಷತ್ರಿಯ, ಬೆಂಗಳೂರು",
  Malayalam: "ശ്രീമതി ലക്ഷ്മി ക്ഷത്രിയ, കൊച്ചി",
  Punjabi: "ਸ਼੍ਰੀਮਤੀ ਗੁਰਪ੍ਰੀਤ ਕੌਰ, ਅੰਮ੍ਰਿਤਸਰ",
  Odia: "ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀ କ୍ଷତ୍ରିୟ, ଭୁବନେଶ୍ୱର",
  Sinhala: "ශ්‍රී ලංකාව, කොළඹ ක්‍රිකට්",
  Amharic: "አበበ በቂላ አዲስ አበባ",
  emoji: "Happy birthday 🎂❤️ 👨‍👩‍👧 👍🏽 ☎ ★",
  "several at once": "Order for 山田 and תמר – Tamil தமிழ், 3 × ₹1,299.50 (12%)",
};

const printed = (text: string): Promise<Buffer> =>
  drawItems(
    { title: "Test", language: "en" },
    (pdf, each: string) => {
      pdf.newPage();
      pdf.writeText(each, { x: 40, y: 40, width: 515 });
      pdf.writeText(each, { x: 40, y: 100, width: 120, isBold: true, size: 12 });
    },
    [text],
  );

/** Without spaces, whose number a reader guesses, and without what nobody sees. */
const letters = (text: string): string =>
  text.normalize("NFC").replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "");

const copied = async (pdf: Buffer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;

describe("every script is printed, and copied as it was written", () => {
  it.each(Object.entries(texts))("%s", async (_name, text) => {
    expect(unprintableCharacters(text)).toEqual([]);
    expect(letters(await copied(await printed(text)))).toBe(letters(text + text));
  });
});

it("every glyph is one of the fonts', and the glyphs of any name say it", async () => {
  const alphabet = [...new Set(Object.values(texts).join("").replace(/\s/g, ""))];
  const name = fc.array(fc.constantFrom(...alphabet, " "), { maxLength: 30 }).map((all) => all.join(""));
  await fc.assert(
    fc.asyncProperty(name, async (typed) => {
      const text = typed.normalize("NFC").trim();
      fc.pre(unprintableCharacters(text).length === 0);
      const fonts = await chooseFonts([text], "regular", "jp"); // two letters of the alphabet may be composed to one that is not in it
      const paragraph = readParagraph(text, fonts);
      const runs = paragraph.runs(0, text.length);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      expect(paragraph.drawnRuns(0, text.length).toSorted((one, other) => one.start - other.start)).toEqual(
        runs,
      );
      for (const { font, text: part, isRightToLeft } of runs) {
        const { glyphs } = font.shape(part, isRightToLeft);
        expect(glyphs.every(({ id }) => id > 0)).toBe(true);
        const output = glyphs.map((glyph) => glyph.text).join("");
        expect(letters(isRightToLeft ? [...output].reverse().join("") : output)).toBe(letters(part));
      }
    }),
    { numRuns: 300 },
  );
});

it("text from right to left begins at the right, and keeps numbers and Latin words in their order", async () => {
  const text = "قميص (SKU-77) 1,299.50";
  const fonts = await chooseFonts([text], "regular", "sc");
  const paragraph = readParagraph(text, fonts);
  expect(paragraph.isRightToLeft).toBe(true);
  const drawn = paragraph.drawnRuns(0, text.length).map((run) => run.text);
  expect(drawn[0]).toBe("1,299.50");
  expect(drawn.at(-1)).toBe("قميص");
  const [bracket] = paragraph.runs(0, text.length).filter((run) => run.text.includes("("));
  expect(bracket?.isRightToLeft).toBe(true); // so HarfBuzz mirrors it
});
