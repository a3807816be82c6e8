import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import type { ShellPolicy } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';

const HelpPanel = lazy(() => loadChunk(() => import('./HelpPanel.tsx')));

/** Help, tracking, complaints, and the customer service where it is offered (portal 2.5). */
export function HelpButton({ policy }: { policy: ShellPolicy }) {
  const { links } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <Suspense fallback={<div className={styles.helpWait} />}>
          {isOpen && <HelpPanel policy={policy} onLeave={() => setOpen(false)} />}
        </Suspense>
      }
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={links.label}
        title={links.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <QuestionCircleOutlined />
      </button>
    </Popover>
  );
}
