import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  file: string;
  text: string;
}

/** The specification's own lists of addresses; constants that pages.ts takes over. */
const MAY_NAME_PAGES =
  /^(app\/web\/router\/specifiedRoutes|platform\/web\/language\/russianPath|features\/portal\/message\/unsubscribePath|features\/people\/(account\/enterprisePath|identityCheck\/facePath)|features\/suppliers\/service\/driverSteps)\.ts$/;
/** Where addresses of pages are said, and calls, whose paths are addresses of another kind. */
const SAYS_PATHS = /\/(pages|wire|\w+Wire|laterPages)\.ts$|^platform\/wire\/address\.ts$/;
const TEST_CODE = /\.test\.tsx?$|\/(testing|gallery)\/|\/testFixture\.ts$/;
const declaredPages = z.record(z.string(), z.unknown());
const declaredPage = z.object({ name: z.string(), path: z.string() });

/** Lines with the address of a declared page as a text: at the start of it, and to its end, query or next part. */
function pagesByHand(sources: readonly Source[], paths: readonly string[]): string[] {
  const fixed = paths.map((declared) => declared.replace(/\/:.*/, '')).sort((one, other) => other.length - one.length);
  const byHand = new RegExp(`['"\`}](?:/custom)?(?:${fixed.join('|')})(?=/?['"\`?#]|/?[$]\\{|/\\d)`);
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => byHand.test(line) && !/^\s*(?:\*|\/\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test('a page is linked by `pathTo` of its declaration, its address stands in pages.ts alone', async () => {
  const hand = {
    file: 'features/portal/chat/web/Page.tsx',
    text: 'a = `/plandetail?id=1`;\nb = "/bind"; c = `/plan`;',
  };
  expect(pagesByHand([hand], ['/plandetail', '/bind', '/plan/:id'])).toHaveLength(2);
  expect(pagesByHand([{ ...hand, text: 'navigate("/plan/" + id)' }], ['/plan/:id'])).toHaveLength(1);
  expect(pagesByHand([{ ...hand, text: "call('/plandetails')" }], ['/plandetail'])).toEqual([]);

  const modules = await Promise.all(
    globSync('features/*/*/pages.ts', { cwd: ROOT }).map(async (file) =>
      declaredPages.parse(await import(path.join(ROOT, file))),
    ),
  );
  const paths = modules.flatMap((declared) => Object.values(declared).map((page) => declaredPage.parse(page).path));
  expect(paths.length).toBeGreaterThan(70);
  const sources = globSync('{app,features,platform}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => ![MAY_NAME_PAGES, SAYS_PATHS, TEST_CODE].some((kind) => kind.test(file)))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  expect(pagesByHand(sources, paths)).toEqual([]);
});
