import parser from "@babel/eslint-parser";
import hooks from "eslint-plugin-react-hooks";

/**
 * React's own rules for hooks, with those of its compiler, over the pages and the admin. Biome lints everything else; of these rules it
 * has two.
 */
const rules = {
  ...hooks.configs.flat["recommended-latest"].rules,
  "react-hooks/exhaustive-deps": "error",
  // What only the browser knows (storage, the clock, what was typed before hydration) is set after the first render.
  "react-hooks/set-state-in-effect": "off",
  // A route names its header in its handle: the component is found while rendering, not made.
  "react-hooks/static-components": "off",
};

/**
 * @param {string} file a pattern
 * @param {string[]} plugins of Babel's parser
 */
const forFiles = (file, plugins) => ({
  files: [file],
  ignores: ["**/*.test.*"],
  linterOptions: { reportUnusedDisableDirectives: "error" },
  languageOptions: {
    parser,
    parserOptions: {
      requireConfigFile: false,
      babelOptions: { parserOpts: { plugins }, babelrc: false, configFile: false },
    },
  },
  plugins: { "react-hooks": hooks },
  rules,
});

export default [forFiles("**/*.ts", ["typescript"]), forFiles("**/*.tsx", ["typescript", "jsx"])];
