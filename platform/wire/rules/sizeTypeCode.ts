import { z } from 'zod';
import { isSizeType, normalizeSizeType } from '../../../libs/containerCodes/sizeType.ts';
import { faultParams } from './fault.ts';

export const sizeTypeCode = z
  .string()
  .transform(normalizeSizeType)
  .refine(isSizeType, faultParams({ key: 'sizeType' }));
