import { useState } from 'react';

const COOKIE = 'sidebarStatus';
const YEAR_S = 31_536_000;

/** Cookie 1 or 0, as in clients of this dialect (portal 2.5); open by default. */
export function readSideOpen(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=0`);
}

export function useSideOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readSideOpen(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is only there over https
    document.cookie = `${COOKIE}=${isOpen ? 0 : 1}; path=/; max-age=${YEAR_S}; samesite=lax`;
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
