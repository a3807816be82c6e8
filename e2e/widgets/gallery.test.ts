import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../../app/web/gallery/samples.ts';
import { isSwept, VIEWS } from '../portal.ts';
import { openGallery } from './galleryServer.ts';

const portal = openGallery();

const PATHS = ['/widgets', ...SAMPLES.map(({ key }) => `/widgets/${key}`)];

// concurrent: one view computes while another waits
describe.concurrent.each(VIEWS)('in $language on a $window', (view) => {
  test.each(PATHS.filter((path) => isSwept(path, view)))(
    '%s opens without a fault, a barrier, or sideways scrolling',
    { concurrent: false },
    async (path) => {
      const visitor = await portal.sharedVisitor({ ...view, username: 'shipper' });
      await visitor.goTo(path);
      expect(await visitor.horizontalOverflow()).toBe(0);
      expect(await visitor.axeViolations()).toEqual([]);
      expect(visitor.errors).toEqual([]);
    },
  );
});
