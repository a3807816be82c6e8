import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { RESUME_STATE } from '../../router/resume.ts';
import { FrameContext } from '../frameContext.ts';
import { addressOf } from '../tabs/tabsState.ts';
import { useShellTexts } from '../texts.ts';
import type { MenuItem } from './menuItems.ts';

type MenuLinkProps = {
  item: Exclude<MenuItem, { kind: 'group' }>;
  children: ReactNode;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** Link to an open tab or a page, prefetched on hover and focus; external addresses open a new window. */
export function MenuLink({ item, children, ...rest }: MenuLinkProps) {
  const { pages, prefetch } = useContext(FrameContext);
  const texts = useShellTexts();
  if (item.kind === 'link') {
    return (
      <a href={item.href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden"> ({texts.newTab})</span>
      </a>
    );
  }
  const { all, active } = pages.visits;
  // an entry with a query asks for a part, whatever its tab shows
  const open = all.find((visit) => visit.path === item.key && visit.path !== active && visit.lastView > 0);
  const prefetchPage = () => prefetch(item.path);
  return (
    <Link
      to={open ? addressOf(open) : item.key}
      state={open ? RESUME_STATE : undefined}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      {...rest}
    >
      {children}
    </Link>
  );
}
