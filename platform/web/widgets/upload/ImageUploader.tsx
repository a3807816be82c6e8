import { IMAGE_RULE } from '../../../wire/uploadRules.ts';
import { ThumbnailUploader, type ThumbnailUploaderProps } from './ThumbnailUploader.tsx';

interface ImageUploaderProps extends Omit<ThumbnailUploaderProps, 'rule'> {
  /** default: png, jpg, jpeg, bmp, webp, apng up to 10 MB (documents 5.1) */
  rule?: ThumbnailUploaderProps['rule'];
  isSingle?: boolean;
}

export function ImageUploader({ rule = IMAGE_RULE, isSingle = false, ...others }: ImageUploaderProps) {
  const kept = { ...rule, isImage: true, ...(isSingle ? { mostFiles: 1 } : {}) };
  return <ThumbnailUploader {...others} rule={kept} overwrites={others.overwrites ?? isSingle} />;
}
