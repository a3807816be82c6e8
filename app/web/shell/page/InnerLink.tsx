import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { StatusPage } from '../../router/StatusPage.tsx';
import { useRouterTexts } from '../../router/texts.ts';
import { isAddress } from '../menu/menuItems.ts';
import styles from './page.module.css';

/** External page in a sandboxed iframe (portal 2.4). */
export function InnerLink({ title, href }: { title: string; href: string }) {
  const { innerLink } = useRouterTexts();
  usePageTitle(title);
  if (!isAddress(href) || !URL.canParse(href)) {
    return (
      <StatusPage title={innerLink.badTitle} text={innerLink.badText}>
        {null}
      </StatusPage>
    );
  }
  return (
    <div className={styles.inner}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {innerLink.newTab} ↗
      </a>
      <iframe
        title={title}
        src={href}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      />
    </div>
  );
}
