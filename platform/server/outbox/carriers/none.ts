import type { Carrier } from './carrier.ts';

export const noCarrier: Carrier = {
  leavesTheHouse: false,
  deliver: async () => {},
  close: () => {},
};
