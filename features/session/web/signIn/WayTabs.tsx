import { type KeyboardEvent, useRef } from 'react';
import { useSessionTexts } from '../texts.ts';
import type { SignInWay } from './signInErrors.ts';

export function WayTabs({ way, onPick }: { way: SignInWay; onPick: (way: SignInWay) => void }) {
  const { page } = useSessionTexts();
  const list = useRef<HTMLDivElement>(null);
  const ways: readonly { key: SignInWay; label: string }[] = [
    { key: 'password', label: page.byPassword },
    { key: 'code', label: page.byCode },
  ];
  const other = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    onPick(way === 'password' ? 'code' : 'password');
    list.current?.querySelector<HTMLButtonElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <div className="ways" role="tablist" ref={list}>
      {ways.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`way-${key}`}
          aria-controls="way-panel"
          aria-selected={key === way}
          tabIndex={key === way ? 0 : -1}
          onClick={() => onPick(key)}
          onKeyDown={other}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
