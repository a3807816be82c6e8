import { uploadFaultText } from '../../../wire/uploadFaultText.ts';
import { useFormat } from '../../language/format.ts';
import { bytesOf, type Failure, type UploadItem } from './item.ts';
import { useUploadFaultTexts, useUploadTexts } from './texts.ts';
import { MAX_TRANSFER_PERCENT } from './transferOptions.ts';

export function useFailureText(): (failure: Failure) => string {
  const texts = useUploadTexts();
  const faults = useUploadFaultTexts();
  return (failure) => {
    if (failure.kind === 'rule') return uploadFaultText(faults, failure.fault);
    return failure.kind === 'double' ? texts.double : failure.reason;
  };
}

export function useStatusText(): (item: UploadItem) => string {
  const texts = useUploadTexts();
  const format = useFormat();
  return (item) => {
    const size = format.size(bytesOf(item));
    if (item.status === 'waiting') return `${size} · ${texts.waiting}`;
    if (item.status !== 'uploading') return size;
    // sent completely; processed by the server
    if (item.percent >= MAX_TRANSFER_PERCENT) return `${size} · ${texts.checking}`;
    return `${size} · ${texts.uploading({ percent: item.percent })}`;
  };
}
