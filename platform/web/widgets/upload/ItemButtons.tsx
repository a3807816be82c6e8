import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { Button, Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { useDownload } from '../../query/download.ts';
import { FileTools } from '../files/FileTools.tsx';
import { useUploadCalls } from '../files/uploadCalls.ts';
import { canRetry, isUploaded, nameOf, type UploadedItem, type UploadItem } from './item.ts';
import type { ListProps } from './listProps.ts';
import { Picker } from './Picker.tsx';
import { useUploadTexts } from './texts.ts';

function ActionButton(props: { name: string; icon: ReactElement; onPress: () => void; isDanger?: boolean }) {
  return (
    <Tooltip title={props.name} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        danger={props.isDanger === true}
        icon={props.icon}
        aria-label={props.name}
        onClick={props.onPress}
      />
    </Tooltip>
  );
}

function UploadedButtons({ item, list }: { item: UploadedItem; list: ListProps }) {
  const texts = useUploadTexts();
  const calls = useUploadCalls();
  const { download } = useDownload(calls.download);
  const { resourceId, abilities } = item.resource;
  const name = nameOf(item);
  const canChange = abilities.change && !list.isReadOnly;
  return (
    <>
      <FileTools resourceId={resourceId} name={name} />
      <ActionButton
        name={texts.download({ name })}
        icon={<DownloadOutlined />}
        onPress={() => void download({ resourceId })}
      />
      {canChange && list.overwrites && (
        <Picker rule={list.rule} isSingle onPick={([file]) => file && void list.queue.replace(item.key, file)}>
          {(open) => <ActionButton name={texts.replace({ name })} icon={<SwapOutlined />} onPress={open} />}
        </Picker>
      )}
      {canChange && (
        <ActionButton
          name={texts.remove({ name })}
          icon={<DeleteOutlined />}
          isDanger
          onPress={() => list.actions.remove(item)}
        />
      )}
    </>
  );
}

export function ItemButtons({ item, list }: { item: UploadItem; list: ListProps }) {
  const texts = useUploadTexts();
  if (isUploaded(item)) return <UploadedButtons item={item} list={list} />;
  const name = nameOf(item);
  const stop = item.status === 'failed' ? texts.dismiss({ name }) : texts.stop({ name });
  return (
    <>
      {canRetry(item) && (
        <ActionButton name={texts.retry({ name })} icon={<RedoOutlined />} onPress={() => list.queue.retry(item.key)} />
      )}
      <ActionButton name={stop} icon={<CloseOutlined />} onPress={() => list.queue.dismiss(item.key)} />
    </>
  );
}
