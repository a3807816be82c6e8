export { rankUsedCodes, type UsedCode } from './usedCodes.ts';
