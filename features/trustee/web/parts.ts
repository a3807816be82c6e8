export { type SignLinkProps, SignLinkPage } from './link/SignLinkPage.tsx';
export { useLinkTexts as useTrusteeLinkTexts } from './texts.ts';
