/**
 * The rendering queue: photographs what is listed, one Blender at a time, at the lowest priority, and skips what the
 * masters' directory holds already. `node demo/studio/render.ts DIRECTORY [good | good/view ...]`; without goods, all.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { products } from "../catalog/products.ts";
import { imageKey, sceneImageKeys } from "../images/image-keys.ts";

interface Shot {
  readonly good: string;
  readonly view: string;
  readonly colours: readonly string[];
  readonly keys: readonly string[];
}

const goodsShots: readonly Shot[] = products.flatMap(({ imagePrefix: good, views, variants }) =>
  views.map((view) => ({
    good,
    view,
    colours: variants.map(({ colour }) => colour ?? "-"),
    keys: variants.map((variant) => imageKey(good, variant, view)),
  })),
);
const sceneShots: readonly Shot[] = sceneImageKeys.map((key) => ({
  good: key,
  view: "scene",
  colours: ["-"],
  keys: [key],
}));
const shots = [...sceneShots, ...goodsShots];

const [directory = "/tmp/studio/masters", ...wanted] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const chosen =
  wanted.length === 0
    ? shots
    : wanted.flatMap((words) => {
        const [good, view] = words.split("/");
        return shots.filter((shot) => shot.good === good && (view === undefined || shot.view === view));
      });

const studio = fileURLToPath(new URL("./studio.py", import.meta.url));
for (const { good, view, colours, keys } of chosen) {
  if (keys.every((key) => existsSync(join(directory, `${key}.png`)))) continue;
  const started = Date.now();
  const words = [
    "-b",
    "--python-exit-code",
    "1",
    "-P",
    studio,
    "--",
    good,
    view,
    colours.join(","),
    directory,
  ];
  const env = { ...process.env, OPENBLAS_NUM_THREADS: "1", OMP_NUM_THREADS: "1" }; // numpy's threads only wait for each other
  const { status } = spawnSync("nice", ["-n", "15", "blender", ...words], { stdio: "ignore", env });
  const seconds = Math.round((Date.now() - started) / 1000);
  appendFileSync(
    join(directory, "log"),
    `${good}/${view} ${status === 0 ? "done" : "FAILED"} ${seconds} s, ${keys.length} pictures\n`,
  );
}
