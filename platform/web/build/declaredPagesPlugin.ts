const PAGES = /[\\/]features[\\/][^\\/]+[\\/][^\\/]+[\\/]pages\.ts$/;

/**
 * Vite plugin: a feature's `pages.ts` becomes the plain data that it evaluates to. The app's entry imports the pages of
 * all features; with their calls it would load every schema of the wire.
 */
export function declaredPagesPlugin() {
  return {
    name: 'declared-pages',
    load: {
      filter: { id: PAGES },
      async handler(id: string) {
        const pages: Record<string, unknown> = await import(/* @vite-ignore */ `file://${id}`);
        const exported = Object.entries(pages).map(([name, page]) => `export const ${name} = ${JSON.stringify(page)};`);
        return { code: exported.join('\n'), moduleType: 'js' as const };
      },
    },
  };
}
