export { rankUsedCodes } from './usedCodes.ts';
