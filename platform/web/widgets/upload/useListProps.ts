import type { ListProps } from './listProps.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { useItemActions } from './useItemActions.ts';
import type { Uploader } from './useUploader.tsx';

export function useListProps(uploader: Uploader, props: UploaderProps): ListProps {
  const { queue } = uploader;
  return {
    queue,
    actions: useItemActions(queue, props.onOpen),
    rule: props.rule,
    overwrites: props.overwrites ?? false,
    showsSender: props.showsSender ?? false,
    isReadOnly: props.readOnly === true || props.disabled === true,
  };
}
