import type { UploadRule } from '../../../wire/uploadRule.ts';
import type { UploadQueue } from './queue.ts';
import type { ItemActions } from './useItemActions.ts';

export interface ListProps {
  queue: UploadQueue;
  actions: ItemActions;
  rule: UploadRule;
  overwrites: boolean;
  showsSender?: boolean;
  isReadOnly: boolean;
}
