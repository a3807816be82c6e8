export { OfficeHost } from './OfficeHost.tsx';
export { useOpenDocument } from './useOpenDocument.ts';
