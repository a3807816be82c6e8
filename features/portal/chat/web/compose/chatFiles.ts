import { extensionOf } from '../../../../../libs/fileName/fileName.ts';
import { allowsExtension, faultOfFile, type UploadFault } from '../../../../../platform/wire/uploadRule.ts';
import { CHAT_FILE_RULE, CHAT_IMAGE_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { MSG_TYPE } from '../../message.ts';

export type FileType = 1 | 2;

const RULES = { [MSG_TYPE.file]: CHAT_FILE_RULE, [MSG_TYPE.image]: CHAT_IMAGE_RULE };

export const acceptOf = (type: FileType) => (RULES[type].extensions ?? []).map((one) => `.${one}`).join(',');

/** Dropped and pasted pictures are sent as images. */
export const messageTypeOf = (file: Pick<File, 'name'>): FileType =>
  allowsExtension(CHAT_IMAGE_RULE, extensionOf(file.name)) ? MSG_TYPE.image : MSG_TYPE.file;

export const faultOf = (file: File, type: FileType): UploadFault | null =>
  faultOfFile({ name: file.name, byteCount: file.size }, RULES[type]);
