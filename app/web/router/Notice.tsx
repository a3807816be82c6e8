import type { ReactNode } from 'react';
import './router.css';

/** A page of few words: a mark, what is the matter, and what to do about it. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="notice">
      <svg className="notice-mark" viewBox="0 0 160 40" aria-hidden="true">
        <path d="M0 14H58M102 14H160M0 26H58M102 26H160" />
        <path className="notice-loose" d="M58 14c12 0 12 18 24 16M58 26c10 0 14-20 26-14" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="notice-ways">{children}</div>
    </main>
  );
}
