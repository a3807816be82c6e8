import { useState } from 'react';

const COOKIE = 'sidebarStatus';
const YEAR_S = 31_536_000;

/** Cookie 1 or 0, as in clients of this dialect (portal 2.5); open by default. */
export function readSideMenuOpen(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=0`);
}

export function useSideMenuOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readSideMenuOpen(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is only there over https
    document.cookie = `${COOKIE}=${isOpen ? 0 : 1}; path=/; max-age=${YEAR_S}; samesite=lax`;
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
