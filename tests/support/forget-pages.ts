import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

/**
 * Test files of pages share a window with the files before them in their process. What a page has left running there, which a real
 * page takes with it, ends with its file.
 */
const left: (() => void)[] = [];
const listen = window.addEventListener.bind(window);
const repeat = window.setInterval.bind(window);

window.addEventListener = (...given: Parameters<typeof listen>) => {
  listen(...given);
  left.push(() => window.removeEventListener(...given));
};
window.setInterval = ((...given: Parameters<typeof repeat>) => {
  const timer = repeat(...given);
  left.push(() => clearInterval(timer));
  return timer;
}) as typeof window.setInterval;

afterAll(() => {
  cleanup(); // a page that a file leaves is found by the queries of the next
  window.addEventListener = listen;
  window.setInterval = repeat;
  for (const forget of left) forget();
});
