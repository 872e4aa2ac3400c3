import { setBlockType, toggleMark } from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { t } from "../../../../platform/language/t.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes, marks } = richTextSchema;

/** One button that is on or off where the cursor stands. */
export interface Toggle {
  readonly label: string;
  readonly isOn: (state: EditorState) => boolean;
  readonly command: Command;
}

const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, $from, to, empty } = state.selection;
  return empty
    ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, type);
};

const markToggle = (label: string, type: MarkType): Toggle => ({
  label,
  isOn: (state) => hasMark(state, type),
  command: toggleMark(type),
});

const isHeading = (state: EditorState, level: number): boolean => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs.level === level;
};

const headingToggle = (label: string, level: number): Toggle => ({
  label,
  isOn: (state) => isHeading(state, level),
  command: (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    ),
});

const isIn = (state: EditorState, name: "bullet_list" | "ordered_list"): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type.name === name;
  }
  return false;
};

const listToggle = (label: string, name: "bullet_list" | "ordered_list"): Toggle => ({
  label,
  isOn: (state) => isIn(state, name),
  command: (state, dispatch) =>
    (isIn(state, name) ? liftListItem(nodes.list_item) : wrapInList(nodes[name]))(state, dispatch),
});

export const toggles: Readonly<
  Record<"bold" | "italic" | "heading" | "subheading" | "bullets" | "numbers", Toggle>
> = {
  bold: markToggle(t("Bold"), marks.strong),
  italic: markToggle(t("Italic"), marks.em),
  heading: headingToggle(t("Heading"), 2),
  subheading: headingToggle(t("Small heading"), 3),
  bullets: listToggle(t("List"), "bullet_list"),
  numbers: listToggle(t("Numbered list"), "ordered_list"),
};

/** The URL of the link at the cursor; empty where there is none. */
export function linkAt(state: EditorState): string {
  const { $from, from, to, empty } = state.selection;
  let href = "";
  const look = (found: readonly { type: MarkType; attrs: Record<string, unknown> }[]) => {
    const link = found.find(({ type }) => type === marks.link);
    if (link) href ||= String(link.attrs.href);
  };
  if (empty) look($from.marks());
  else state.doc.nodesBetween(from, to, (node) => look(node.marks));
  return href;
}

/** Links the selection, or the URL itself where nothing is selected. An empty URL takes the link away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const change = state.tr;
    if (href && empty) change.insert(from, richTextSchema.text(href, [marks.link.create({ href })]));
    else if (href) change.addMark(from, to, marks.link.create({ href }));
    else change.removeMark(empty ? Math.max(0, from - 1) : from, empty ? to + 1 : to, marks.link);
    dispatch?.(change.scrollIntoView());
    return true;
  };

export interface InsertedImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

export const insertImage =
  (image: InsertedImage): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create(image)).scrollIntoView());
    return true;
  };
