import { dirname, relative, sep } from "node:path";
import ts from "typescript-classic";

/** A place in a source, with the beginning of its code. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** The places of files whose nodes a rule is about. */
export type FindPlaces = (
  isChecked: (file: string) => boolean,
  isFound: (node: ts.Node, checker: ts.TypeChecker) => boolean,
) => Place[];

/** Reads the files of a configuration with their types, once for all rules: that alone takes most of a minute. */
export function openSources(configFile: string): FindPlaces {
  const parsed = ts.getParsedCommandLineOfConfigFile(configFile, { noEmit: true }, configHost);
  const { fileNames, options } = parsed ?? { fileNames: [], options: {} };
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  return (isChecked, isFound) => {
    const found: Place[] = [];
    for (const name of fileNames.filter(isChecked)) {
      const source = program.getSourceFile(name);
      if (!source) continue;
      const visit = (node: ts.Node): void => {
        if (isFound(node, checker))
          found.push({
            file: relative(dirname(configFile), name).split(sep).join("/"),
            line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
            code: node.getText().replace(/\s+/g, " ").slice(0, 120),
          });
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
    return found;
  };
}

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
  },
};
