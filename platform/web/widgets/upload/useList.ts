import type { ListProps } from './listProps.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { useItemMoves } from './useItemMoves.ts';
import type { Uploader } from './useUploader.ts';

export function useList(uploader: Uploader, props: UploaderProps): ListProps {
  const { queue } = uploader;
  return {
    queue,
    moves: useItemMoves(queue, props.onOpen),
    rule: props.rule,
    overwrites: props.overwrites ?? false,
    tellsSender: props.tellsSender ?? false,
    isReadOnly: props.readOnly === true || props.disabled === true,
  };
}
