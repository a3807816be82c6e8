import { Link } from 'react-router';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { useIsLclBookable } from '../floats/lcl.ts';
import ServiceQrCode from '../floats/ServiceQrCode.tsx';
import { LCL_PATH, LINK_ICONS, LINK_TARGETS } from '../links/linkTargets.tsx';
import type { PageLink, ShellPolicy } from '../links/shellPolicy.ts';
import { HELP_LINKS } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';

interface HelpPanelProps {
  policy: ShellPolicy;
  onLeave: () => void;
}

export default function HelpPanel({ policy, onLeave }: HelpPanelProps) {
  const { links, floats } = useShellTexts();
  const isLclBookable = useIsLclBookable();
  const shown = HELP_LINKS.filter((link) => policy.links.includes(link));
  return (
    <section className={styles.help} aria-label={links.label}>
      <ul>
        {shown.map((link) => (
          <li key={link}>
            <HelpLink link={link} onLeave={onLeave} />
          </li>
        ))}
        {policy.hasFloats && isLclBookable && (
          <li>
            <Link to={LCL_PATH} onClick={onLeave}>
              {floats.lcl}
            </Link>
          </li>
        )}
      </ul>
      {policy.hasFloats && <ServiceQrCode />}
    </section>
  );
}

function HelpLink({ link, onLeave }: { link: PageLink; onLeave: () => void }) {
  const texts = useShellTexts();
  const { to, opens } = LINK_TARGETS[link];
  const content = (
    <>
      {LINK_ICONS[link]}
      {texts.links[link]}
    </>
  );
  if (opens === 'page') {
    return (
      <Link to={to} onClick={onLeave}>
        {content}
      </Link>
    );
  }
  return (
    <a href={APP_BASE + to} target="_blank" rel="noopener" onClick={onLeave}>
      {content}
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}
