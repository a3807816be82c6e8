import type { UploadRule } from '../../../wire/uploadRule.ts';
import type { UploadQueue } from './queue.ts';
import type { ItemMoves } from './useItemMoves.ts';

/** What the files of a list or grid have in common. */
export interface ListProps {
  queue: UploadQueue;
  moves: ItemMoves;
  rule: UploadRule;
  overwrites: boolean;
  tellsSender?: boolean;
  /** files can be seen and had, nothing else */
  isReadOnly: boolean;
}
