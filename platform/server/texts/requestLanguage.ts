import type { FastifyRequest } from 'fastify';
import { type Language, language, languageFor } from '../../wire/language.ts';

export function languageOf(request: FastifyRequest): Language {
  const requested = language.safeParse(request.headers.language);
  return requested.success ? requested.data : languageFor(request.headers['accept-language']);
}
