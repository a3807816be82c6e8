import type { UploadRule } from '../../../wire/uploadRule.ts';
import type { UploadQueue } from './queue.ts';
import type { ItemMoves } from './useItemMoves.ts';

export interface ListProps {
  queue: UploadQueue;
  moves: ItemMoves;
  rule: UploadRule;
  overwrites: boolean;
  tellsSender?: boolean;
  isReadOnly: boolean;
}
