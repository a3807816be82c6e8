import { describe, test } from 'vitest';
import { SAMPLES } from '../../app/web/gallery/samples.ts';
import { FRAME, isAskedForBarriers, isSwept, VIEWS } from '../portal.ts';
import { openGallery } from './galleryServer.ts';

const portal = openGallery();

const PATHS = ['/widgets', ...SAMPLES.map(({ key }) => `/widgets/${key}`)];

// concurrent: one view computes while another waits
describe.concurrent.each(VIEWS)('in $language on a $window', (view) => {
  test.for(PATHS.filter((path) => isSwept(path, view)))(
    '%s opens without a fault, a barrier, or sideways scrolling',
    { concurrent: false },
    // its own `expect`: the global one does not know which of two tests at once asks
    async (path, { expect }) => {
      const visitor = await portal.sharedVisitor({ ...view, username: 'shipper' });
      const isLoaded = await visitor.show(path);
      expect(await visitor.horizontalOverflow()).toBe(0);
      if (isLoaded || isAskedForBarriers(path, view))
        expect(await visitor.axeViolations(isLoaded ? [] : FRAME)).toEqual([]);
      expect(visitor.errors).toEqual([]);
    },
  );
});
