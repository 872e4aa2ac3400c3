import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "kitstore.labelName";

/** The name on the kit's label: checkout addresses the parcel to it. */
export const saveLabelName = (name: string): boolean => tabStorage.set(KEY, name.trim() || null);
export const readLabelName = (): string | null => tabStorage.get(KEY);
