import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Pictures, papers and bars that look the same in both themes, and where the tokens are. */
const FIXED = [
  'platform/web/theme/',
  'platform/web/widgets/preview/',
  'features/people/session/web/signIn/picture/',
  'features/freight/tracking/web/trace/traceHeader',
  'features/documents/paper/web/paper.module.css',
  'features/documents/contract/web/link/link.module.css',
  'app/web/shell/',
  'app/web/gallery/',
];

const GROUND = /background(?:-color)?: #[0-9a-f]{3,8}/gi;
/** Grounds of bars that are dark in both themes. */
const DARK_BARS = ['#0d3454', '#0c2d4a', '#1d2630', '#10202e'];

test('no ground stays light in the dark theme: grounds are tokens', () => {
  const sheets = globSync('{app,features,platform}/**/*.css', { cwd: ROOT }).filter(
    (file) => !FIXED.some((place) => file.startsWith(place)),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(GROUND)]
      .map(([ground]) => ground)
      .filter((ground) => !DARK_BARS.some((bar) => ground.endsWith(bar)))
      .map((ground) => `${file}: ${ground}`),
  );
  expect(found).toEqual([]);
});
