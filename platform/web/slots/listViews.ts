import { slot } from './slot.ts';

export interface ListViewsProps {
  /** path of the list's call, by which its views are found */
  list: string;
  /** filters and order now, as query text */
  query: string;
  hiddenColumns: readonly string[];
  /** shows the list as a view has it */
  apply: (view: { query: string; hiddenColumns: readonly string[] }) => void;
}

/** Named views in the bar of every list; in the platform, whose widgets show the lists. */
export const listViews = slot<ListViewsProps>();
