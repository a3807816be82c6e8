const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const PROCESSOR = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const METHODS = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} .*;$/m;
const NO_METHODS = `
const createToJSONSchemaMethod = () => () => { throw new Error('no JSON Schema in pages'); };
const createStandardJSONSchemaMethod = createToJSONSchemaMethod;`;

/** Zod's schemas without the way to JSON Schema (7 KB gzip): the server describes the wire, pages never do. */
function withoutJsonSchema(schemas: string): string {
  if (!METHODS.test(schemas) || schemas.search(PROCESSOR) < 0)
    throw new Error('zod makes JSON Schema in another way: withoutJsonSchemaPlugin.ts has to follow');
  return schemas.replace(PROCESSOR, '').replace(METHODS, NO_METHODS);
}

/** Vite plugin: `withoutJsonSchema` in builds. */
export function withoutJsonSchemaPlugin() {
  return {
    name: 'without-json-schema',
    apply: 'build' as const,
    transform: {
      filter: { id: SCHEMAS },
      handler: (code: string) => ({ code: withoutJsonSchema(code), map: null }),
    },
  };
}
