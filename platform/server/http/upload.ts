import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileRule } from '../../wire/call.ts';
import { extensionOf } from '../../wire/uploadRule.ts';
import type { Files } from '../files/files.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { uploadRefusal } from '../files/uploadRefusal.ts';
import { refuse } from '../texts/texts.ts';

const MOST_FIELDS = 20;

export interface Form {
  fields: Record<string, unknown>;
  file: ReceivedFile;
}

/** Reads the one file and the fields of a multipart call. Throws a UserError against the call's rule. */
export async function readForm(request: FastifyRequest, rule: FileRule, files: Files): Promise<Form> {
  if (!request.isMultipart()) throw refuse((t) => t.fileMissing);
  const fields: Record<string, unknown> = {};
  let file: ReceivedFile | null = null;
  const limits = { files: 1, fields: MOST_FIELDS, fileSize: Number.POSITIVE_INFINITY };
  try {
    for await (const part of readable(request.parts({ limits }))) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      const fileName = nameOf(part);
      refuseWrongKind(fileName, rule);
      file = await files.receive(part.file, { fileName, maxBytes: rule.maxBytes });
    }
  } catch (thrown) {
    if (file) await files.discard(file);
    // The client has disconnected: no internal error.
    throw request.raw.readableAborted || isUnfinished(thrown) ? refuse((t) => t.store.cutOff) : thrown;
  }
  if (file === null) throw refuse((t) => t.fileMissing);
  return { fields, file };
}

async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (fault) {
    throw isSecondFile(fault) ? refuse((t) => t.store.oneFile) : refuse((t) => t.notJson);
  }
}

const isSecondFile = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && fault.code === 'FST_FILES_LIMIT';

/** Whether a body ended inside its file without a lost connection. */
const isUnfinished = (thrown: unknown) =>
  thrown instanceof Error && thrown.message.startsWith('Part terminated early');

/** A file may come without a name, despite the types; `%22` is a quotation mark (HTML, 4.10.21.8). */
function nameOf({ filename }: { filename?: string }): string {
  return (filename ?? '').replaceAll('%22', '"');
}

function refuseWrongKind(fileName: string, rule: FileRule): void {
  const { extensions } = rule;
  if (!extensions || extensions.includes(extensionOf(fileName))) return;
  throw uploadRefusal({ key: 'wrongType', extensions });
}
