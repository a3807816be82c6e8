import { isDemo } from '../../../../platform/web/browser/isDemo.ts';
import { useSessionTexts } from '../texts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';

export function DemoAccounts({ onPick }: { onPick: (username: string, password: string) => void }) {
  const { page } = useSessionTexts();
  if (!isDemo(document)) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{page.demo}</h2>
      <p>{page.demoHint({ password: DEMO_PASSWORD })}</p>
      <ul>
        {DEMO_ACCOUNTS.map((username) => (
          <li key={username}>
            <button type="button" onClick={() => onPick(username, DEMO_PASSWORD)}>
              <b>{username}</b> {page.demoAccounts[username]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
