/** Company of the platform itself, the free trade port (portal 9). */
export const PLATFORM_COMPANY_NO = '00001';
