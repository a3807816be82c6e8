import '@fastify/multipart';
import { extname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { FileRule } from '../../wire/call.ts';
import { refuse } from '../texts/texts.ts';
import type { UploadedFile } from './asking.ts';

const MEGABYTE = 1_000_000;

/** A multipart body taken apart. */
export interface Form {
  fields: Record<string, unknown>;
  file: UploadedFile;
}

/** Reads the one file of a multipart call and the fields beside it. Refuses by the call's rule. */
export async function readForm(request: FastifyRequest, rule: FileRule): Promise<Form> {
  if (!request.isMultipart()) throw refuse((t) => t.fileMissing);
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  const limits = { files: 1, fields: 20, fileSize: rule.maxBytes };
  for await (const part of readable(request.parts({ limits }))) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const content = await part.toBuffer().catch(() => null);
    if (content === null) {
      throw refuse((t) => t.fileTooBig({ megabytes: Math.floor(rule.maxBytes / MEGABYTE) }));
    }
    file = { fileName: part.filename, content };
  }
  if (file === null || file.content.length === 0) throw refuse((t) => t.fileMissing);
  refuseWrongKind(file.fileName, rule);
  return { fields, file };
}

/** Parts of a body that breaks the rules of multipart are the sender's fault. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch {
    throw refuse((t) => t.notJson);
  }
}

function refuseWrongKind(fileName: string, rule: FileRule): void {
  const extension = extname(fileName).slice(1).toLowerCase();
  if (rule.extensions.includes(extension)) return;
  throw refuse((t) => t.fileKind({ extensions: rule.extensions.join(', ') }));
}
