import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Button, InputNumber } from 'antd';
import { useRef } from 'react';
import { usePreviewTexts } from '../texts.ts';
import styles from './pdf.module.css';

interface PdfToolsProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function PdfTools({ page, total, onPage }: PdfToolsProps) {
  const texts = usePreviewTexts();
  const wanted = useRef<number | null>(null);
  return (
    <div className={styles.tools}>
      <Button
        type="text"
        icon={<UpOutlined />}
        aria-label={texts.previous}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <InputNumber
        // remount per page, to discard half-typed input
        key={page}
        size="small"
        className={styles.jump ?? ''}
        aria-label={texts.pdf.jump}
        min={1}
        max={total}
        precision={0}
        controls={false}
        defaultValue={page}
        onChange={(value) => {
          wanted.current = value;
        }}
        onPressEnter={jump}
        onBlur={jump}
      />
      <span>/ {total}</span>
      <Button
        type="text"
        icon={<DownOutlined />}
        aria-label={texts.next}
        disabled={page === total}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );

  function jump(): void {
    if (wanted.current !== null && wanted.current !== page) onPage(Math.min(total, wanted.current));
    wanted.current = null;
  }
}
