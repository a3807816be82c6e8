import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../app/web/gallery/samples.ts';
import { openPortal, VIEWS } from './portal.ts';

const portal = openPortal();

// concurrent: one view computes while another waits
describe.concurrent.each(VIEWS)('in $language on a $window', ({ language, window }) => {
  test.each(['/widgets', ...SAMPLES.map(({ key }) => `/widgets/${key}`)])(
    '%s opens without a fault, a barrier, or sideways scrolling',
    { concurrent: false },
    async (path) => {
      const visitor = await portal.sharedVisitor({ language, window, username: 'shipper' });
      await visitor.goTo(path);
      expect(await visitor.horizontalOverflow()).toBe(0);
      expect(await visitor.axeViolations()).toEqual([]);
      expect(visitor.errors).toEqual([]);
    },
  );
});
