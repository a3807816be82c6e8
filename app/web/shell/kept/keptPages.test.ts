import { expect, test } from 'vitest';
import { keptPagesIn, MAX_FAVOURITES, withFavouriteToggled, withVisit } from './keptPages.ts';

const NONE = keptPagesIn(null);
const page = (name: string) => ({ address: `/${name}`, title: name });
const addresses = (pages: readonly { address: string }[]) => pages.map(({ address }) => address);

test.each([null, '', '{', '[]', '{"favourites":[{"address":"https://elsewhere.example","title":"x"}],"visited":[]}'])(
  'whatever the browser keeps, the menu stands: %s',
  (stored) => {
    expect(keptPagesIn(stored)).toEqual({ favourites: [], visited: [] });
  },
);

test('the last visited page stands first, once, and the oldest gives way', () => {
  const visited = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'].reduce((kept, name) => withVisit(kept, page(name)), NONE);
  expect(addresses(visited.visited)).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
});

test('a favourite is added at the end and taken away by the same press; a full list takes no more', () => {
  const two = withFavouriteToggled(withFavouriteToggled(NONE, page('a')), page('b'));
  expect(addresses(two.favourites)).toEqual(['/a', '/b']);
  expect(addresses(withFavouriteToggled(two, page('a')).favourites)).toEqual(['/b']);
  const many = Array.from({ length: 9 }, (_, at) => page(`p${at}`)).reduce(withFavouriteToggled, NONE);
  expect(many.favourites).toHaveLength(MAX_FAVOURITES);
});
