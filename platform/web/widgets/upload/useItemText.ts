import { uploadFaultText } from '../../../wire/uploadFaultText.ts';
import { useFormat } from '../../language/format.ts';
import { bytesOf, type Failure, type UploadItem } from './item.ts';
import { MOST_UNDERWAY } from './journey.ts';
import { useUploadFaultTexts, useUploadTexts } from './texts.ts';

export function useFailureText(): (failure: Failure) => string {
  const texts = useUploadTexts();
  const faults = useUploadFaultTexts();
  return (failure) => {
    if (failure.kind === 'rule') return uploadFaultText(faults, failure.fault);
    return failure.kind === 'double' ? texts.double : failure.reason;
  };
}

export function useStandingText(): (item: UploadItem) => string {
  const texts = useUploadTexts();
  const format = useFormat();
  return (item) => {
    const size = format.size(bytesOf(item));
    if (item.status === 'waiting') return `${size} · ${texts.waiting}`;
    if (item.status !== 'uploading') return size;
    // sent completely; processed by the server
    if (item.percent >= MOST_UNDERWAY) return `${size} · ${texts.checking}`;
    return `${size} · ${texts.uploading({ percent: item.percent })}`;
  };
}
