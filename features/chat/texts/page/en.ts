import type { page as zh } from './zh.ts';

export const page: typeof zh = {};
