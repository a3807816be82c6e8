import type { FastifyInstance } from 'fastify';

/** Body parsers besides uploads: JSON, which may be empty, and the forms of exports. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send a content type even without a body, as at sign-out.
    if (body.length === 0) done(null, {});
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, formFields(String(body))),
  );
}

/** The non-empty fields of a form; a repeated field is a list, as in a query. */
function formFields(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  const filled = Map.groupBy(
    [...form].filter(([, value]) => value !== ''),
    ([name]) => name,
  );
  return Object.fromEntries(
    [...filled].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, values.length === 1 ? values.join() : values];
    }),
  );
}
