import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import type { UploadItem } from '../../../../platform/web/widgets/upload/item.ts';
import type { Language, Trilingual } from '../../../../platform/wire/language.ts';

const MEGABYTES_4 = new Uint8Array(4_300_000);

const resource = (resourceId: number, resourceName: string, byteCount: number): UploadedFile => ({
  resourceId,
  resourceName,
  relativPath: '',
  byteCount,
  extension: extensionOf(resourceName),
  mimeType: 'application/octet-stream',
  hasThumbnail: false,
  abilities: { change: true },
});

const pending = (name: string) => ({ file: new File([MEGABYTES_4], name), preview: null, replaces: null });

const LOST: Trilingual = {
  zh: '上传失败，请重试。',
  en: 'Upload failed, please try again.',
  ru: 'Не удалось загрузить, повторите попытку.',
};

/** Every upload state, without files on the server. */
export const statesIn = (language: Language): readonly UploadItem[] => [
  {
    key: 'uploaded',
    status: 'uploaded',
    preview: null,
    resource: resource(1, '装箱单 X8155 西安—汉堡.xlsx', 184_320),
  },
  {
    key: 'long',
    status: 'uploaded',
    preview: null,
    resource: resource(2, 'Накладная СМГС на перевозку груза Сиань — Малашевиче.pdf', 1_204_000),
  },
  { key: 'uploading', status: 'uploading', percent: 45, ...pending('photos-TBJU1000016.zip') },
  { key: 'waiting', status: 'waiting', ...pending('CIM waybill.pdf') },
  {
    key: 'wrong',
    status: 'failed',
    ...pending('invoice.rtf'),
    failure: { kind: 'rule', fault: { key: 'wrongType', extensions: ['pdf', 'png', 'jpg'] } },
  },
  { key: 'double', status: 'failed', ...pending('CIM waybill.pdf'), failure: { kind: 'double' } },
  {
    key: 'lost',
    status: 'failed',
    ...pending('customs.7z'),
    failure: { kind: 'server', reason: LOST[language] },
  },
];

export const READ_ONLY_FILES: readonly UploadedFile[] = [
  resource(1, '装箱单 X8155 西安—汉堡.xlsx', 184_320),
  resource(3, 'seal.jpg', 480_000),
];
