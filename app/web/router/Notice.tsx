import { type ReactNode, useContext } from 'react';
import { WhoContext } from '../../../platform/web/who/who.ts';
import './router.css';

interface NoticeProps {
  title: string;
  text: string;
  /** small line below, such as the fault number */
  detail?: string;
  children: ReactNode;
}

export function Notice({ title, text, detail, children }: NoticeProps) {
  const Place = useContext(WhoContext) === null ? 'main' : 'section';
  return (
    <Place className="notice">
      <svg className="notice-mark" viewBox="0 0 160 40" aria-hidden="true">
        <path d="M0 14H58M102 14H160M0 26H58M102 26H160" />
        <path className="notice-loose" d="M58 14c12 0 12 18 24 16M58 26c10 0 14-20 26-14" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail !== undefined && <p className="notice-detail">{detail}</p>}
      <div className="notice-ways">{children}</div>
    </Place>
  );
}
