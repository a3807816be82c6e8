export { SignLinkPage, type SignLinkProps } from './link/SignLinkPage.tsx';
export { useLinkTexts as useTrusteeLinkTexts } from './texts.ts';
