import { useState } from 'react';

const COOKIE = 'sidebarStatus';
const YEAR_S = 31_536_000;

/** Whether the side menu is open: cookie 1 or 0, as clients of this dialect keep it (portal 2.5). Open at first. */
export function readSideOpen(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=0`);
}

/** The open or collapsed state of the side menu, kept for the next visit. */
export function useSideOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readSideOpen(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is only there over https
    document.cookie = `${COOKIE}=${isOpen ? 0 : 1}; path=/; max-age=${YEAR_S}; samesite=lax`;
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
