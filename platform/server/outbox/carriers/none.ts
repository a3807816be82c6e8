import type { Carrier } from './carrier.ts';

/** For a channel that nothing is configured for. */
export const noCarrier: Carrier = {
  leavesTheHouse: false,
  deliver: async () => {},
  close: () => {},
};
