import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTexts } from '../texts.ts';
import styles from './parts.module.css';

const NOON = 12;
const EVENING = 18;

function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

export function Greeting({ children }: { children?: ReactNode }) {
  const { greeting } = useTexts();
  const { name } = useCurrentUser();
  return (
    <header className={styles.greeting}>
      <h1>{greeting[timeOfDay(new Date().getHours())]({ name })}</h1>
      {children}
    </header>
  );
}
