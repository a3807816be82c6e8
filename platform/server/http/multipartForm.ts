import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extensionOf } from '../../../libs/fileName/fileName.ts';
import type { FileRule } from '../../wire/call.ts';
import type { Files } from '../files/files.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { uploadError } from '../files/uploadErrors.ts';
import { userError } from '../texts/texts.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64_000;

interface MultipartForm {
  fields: Record<string, unknown>;
  /** null only where the rule says that it may be absent */
  file: ReceivedFile | null;
}

/** Reads the one file and the fields of a multipart call. Throws a UserError against the call's rule. */
export async function readForm(request: FastifyRequest, rule: FileRule, files: Files): Promise<MultipartForm> {
  if (!request.isMultipart()) throw userError((t) => t.fileMissing);
  const fields: Record<string, unknown> = {};
  let file: ReceivedFile | null = null;
  const limits = {
    files: 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fileSize: Number.POSITIVE_INFINITY,
  };
  try {
    for await (const part of readParts(request.parts({ limits }))) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      const fileName = fileNameOf(part);
      assertExtension(fileName, rule);
      file = await files.receive(part.file, { fileName, maxBytes: rule.maxBytes });
    }
  } catch (thrown) {
    if (file) await files.discard(file);
    // The client has disconnected: no internal error.
    throw request.raw.readableAborted || isTruncated(thrown) ? userError((t) => t.store.cutOff) : thrown;
  }
  if (file === null && !rule.isOptional) throw userError((t) => t.fileMissing);
  return { fields, file };
}

async function* readParts<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (fault) {
    throw isSecondFile(fault) ? userError((t) => t.store.oneFile) : userError((t) => t.notJson);
  }
}

const isSecondFile = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'FST_FILES_LIMIT';

/** Whether a body ended inside its file without a lost connection. */
const isTruncated = (thrown: unknown) => thrown instanceof Error && thrown.message.startsWith('Part terminated early');

/** A file may come without a name, despite the types; `%22` is a quotation mark (HTML, 4.10.21.8). */
function fileNameOf({ filename }: { filename?: string }): string {
  return (filename ?? '').replaceAll('%22', '"');
}

function assertExtension(fileName: string, rule: FileRule): void {
  const { extensions } = rule;
  if (!extensions || extensions.includes(extensionOf(fileName))) return;
  throw uploadError({ key: 'wrongType', extensions });
}
