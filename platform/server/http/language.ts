import type { FastifyRequest } from 'fastify';
import { type Language, language, languageFor } from '../../wire/language.ts';

export function languageOf(request: FastifyRequest): Language {
  const asked = language.safeParse(request.headers.language);
  return asked.success ? asked.data : languageFor(request.headers['accept-language']);
}
