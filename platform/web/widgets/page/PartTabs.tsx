import { Select, Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import styles from './partTabs.module.css';

interface Part {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

interface PartTabsProps {
  /** spoken name of the choice on a phone */
  label: string;
  parts: readonly Part[];
  /** key of the part that is shown */
  shown: string;
  onShow: (key: string) => void;
}

/** Parts of a page, one at a time: by tabs, or by a choice on a phone, which has no room for tabs. */
export function PartTabs({ label, parts, shown, onShow }: PartTabsProps) {
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  if (!isNarrow)
    return (
      <Tabs
        activeKey={shown}
        onChange={onShow}
        destroyOnHidden
        items={parts.map(({ key, label: name, content }) => ({
          key,
          label: name,
          children: <Loaded>{content}</Loaded>,
        }))}
      />
    );
  return (
    <div className={styles.chosenPart}>
      <Select
        aria-label={label}
        size="large"
        value={shown}
        onChange={onShow}
        options={parts.map(({ key, label: name }) => ({ value: key, label: name }))}
      />
      <Loaded>{parts.find(({ key }) => key === shown)?.content}</Loaded>
    </div>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton active />}>{children}</Suspense>;
}
