import { Button } from 'antd';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './list.module.css';

export function ListBar(props: {
  count: number;
  bulk: ReactNode;
  onClear: () => void;
  toolbar: ReactNode;
  tools: ReactNode;
}) {
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  return (
    <div className={styles.bar}>
      {props.bulk && (
        <div className={styles.bulk}>
          <span role="status" className={styles.count} data-some={props.count > 0}>
            {list.selected({ count: props.count })}
          </span>
          {props.bulk}
          {props.count > 0 && (
            <Button type="link" size="small" onClick={props.onClear}>
              {texts.clearSelection}
            </Button>
          )}
        </div>
      )}
      <div className={styles.toolbar}>
        {props.toolbar}
        {props.tools}
      </div>
    </div>
  );
}
