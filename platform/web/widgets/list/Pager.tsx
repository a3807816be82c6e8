import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { COUNT_LIMIT } from '../../../wire/paging.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { CARD_BREAKPOINT, MENU_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { useWidgetTexts } from '../texts.ts';
import { PAGE_SIZES } from './listAddress.ts';
import { PageJump } from './PageJump.tsx';
import styles from './pager.module.css';
import { PAGER_COUNT, pagerSlots } from './pagerSlots.ts';

// prefetch beside the page's chunk
void useWidgetTexts.load();

/** Rows per page (documents 9); administration lists use 10. */
export const DEFAULT_LIMIT = 20;
/** Pages skipped by an ellipsis button. */
const JUMP = { narrow: 3, wide: 5 } as const;

interface PagerProps {
  page: number;
  limit?: number;
  total: number | undefined;
  onTurn: (page: number, limit: number) => void;
  hasSizes?: boolean;
  label?: string;
}

/** Pagination (documents 9). */
export function Pager(props: PagerProps) {
  const { page, limit = DEFAULT_LIMIT, total, onTurn, hasSizes = true, label } = props;
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const pages = Math.max(1, Math.ceil((total ?? 0) / limit));
  const current = Math.min(page, pages);
  const turn = (to: number) => onTurn(Math.min(Math.max(to, 1), pages), limit);
  return (
    <nav
      className={styles.pager}
      aria-label={label === undefined ? texts.pages : `${texts.pages} · ${label}`}
      data-total={total ? 'some' : 'none'}
    >
      <span role="status" className={styles.total}>
        {total !== undefined &&
          (total > COUNT_LIMIT ? list.totalAbove({ limit: COUNT_LIMIT }) : list.total({ total }))}
      </span>
      {hasSizes && (
        <Select<number>
          size="small"
          aria-label={texts.pageSize}
          value={limit}
          popupMatchSelectWidth={false}
          options={PAGE_SIZES.map((value) => ({ value, label: texts.perPage({ count: value }) }))}
          onChange={(size) => onTurn(1, size)}
        />
      )}
      <Pages page={current} pages={pages} onTurn={turn} />
      {!isPhone && <PageJump page={current} pages={pages} onTurn={turn} />}
    </nav>
  );
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const texts = useWidgetTexts();
  const width = useNarrow(MENU_BREAKPOINT) ? 'narrow' : 'wide';
  const jump = JUMP[width];
  const gaps = {
    back: { label: texts.pagesBack({ count: jump }), to: page - jump },
    forth: { label: texts.pagesForth({ count: jump }), to: page + jump },
  };
  return (
    <ul className={styles.pages}>
      <li>
        <PageButton
          label={texts.pageBack}
          icon={<LeftOutlined />}
          isOff={page <= 1}
          press={() => onTurn(page - 1)}
        />
      </li>
      {pagerSlots(page, pages, PAGER_COUNT[width]).map((slot) => (
        <li key={slot}>
          {typeof slot === 'number' ? (
            <Button
              size="small"
              type="text"
              className={styles.page}
              aria-label={texts.page({ page: slot })}
              aria-current={slot === page ? 'page' : undefined}
              onClick={() => slot !== page && onTurn(slot)}
            >
              {slot}
            </Button>
          ) : (
            <Button
              size="small"
              type="text"
              className={styles.gap}
              aria-label={gaps[slot].label}
              title={gaps[slot].label}
              onClick={() => onTurn(gaps[slot].to)}
            >
              …
            </Button>
          )}
        </li>
      ))}
      <li>
        <PageButton
          label={texts.pageForth}
          icon={<RightOutlined />}
          isOff={page >= pages}
          press={() => onTurn(page + 1)}
        />
      </li>
    </ul>
  );
}

function PageButton(props: { label: string; icon: ReactNode; isOff: boolean; press: () => void }) {
  return (
    <Button
      size="small"
      type="text"
      icon={props.icon}
      aria-label={props.label}
      title={props.label}
      disabled={props.isOff}
      onClick={props.press}
    />
  );
}
