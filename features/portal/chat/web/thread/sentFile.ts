import { extensionOf } from '../../../../../libs/fileName/fileName.ts';
import type { PreviewFile } from '../../../../../platform/web/widgets/preview/previewFile.ts';
import { type ChatMessage, MSG_TYPE } from '../../message.ts';

export interface SentFile {
  resourceId: number;
  fileName: string;
  byteCount: number;
}

export function fileIn({ resourceId, fileName, byteCount }: ChatMessage): SentFile | null {
  return resourceId === null ? null : { resourceId, fileName, byteCount: byteCount ?? 0 };
}

export const imagesOf = (messages: readonly ChatMessage[]): SentFile[] =>
  messages.flatMap((message) => (message.msgType === MSG_TYPE.image ? (fileIn(message) ?? []) : []));

export function previewOf({ resourceId, fileName, byteCount }: SentFile): PreviewFile {
  return {
    key: `chat-${resourceId}`,
    name: fileName,
    byteCount,
    extension: extensionOf(fileName),
    source: { kind: 'server', resource: { resourceId } },
  };
}
