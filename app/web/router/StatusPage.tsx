import { type ReactNode, useContext } from 'react';
import { CurrentUserContext } from '../../../platform/web/currentUser/currentUser.ts';
import './router.css';

interface StatusPageProps {
  title: string;
  text: string;
  /** small line below, such as the fault number */
  detail?: string;
  children: ReactNode;
}

export function StatusPage({ title, text, detail, children }: StatusPageProps) {
  const Container = useContext(CurrentUserContext) === null ? 'main' : 'section';
  return (
    <Container className="notice">
      <svg className="notice-mark" viewBox="0 0 160 40" aria-hidden="true">
        <path d="M0 14H58M102 14H160M0 26H58M102 26H160" />
        <path className="notice-loose" d="M58 14c12 0 12 18 24 16M58 26c10 0 14-20 26-14" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail !== undefined && <p className="notice-detail">{detail}</p>}
      <div className="notice-ways">{children}</div>
    </Container>
  );
}
