import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWidgetTexts } from '../texts.ts';

/** The first `limit` of a long list, and the button that shows all; null where all are shown. */
export function useFold<Row>(rows: readonly Row[], limit: number): { shown: readonly Row[]; more: ReactNode } {
  const texts = useWidgetTexts();
  const [isWhole, showWhole] = useState(false);
  if (isWhole || rows.length <= limit) return { shown: rows, more: null };
  const more = (
    <Button type="link" block onClick={() => showWhole(true)}>
      {texts.showAll({ count: rows.length })}
    </Button>
  );
  return { shown: rows.slice(0, limit), more };
}
