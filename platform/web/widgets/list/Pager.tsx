import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { COUNT_LIMIT } from '../../../wire/paging.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { useWidgetTexts } from '../texts.ts';
import { lastPage, PAGE_SIZES } from './listAddress.ts';
import styles from './pager.module.css';

// prefetch beside the page's chunk
void useWidgetTexts.load();

/** Rows per page (documents 9); administration lists use 10. */
export const DEFAULT_LIMIT = 20;

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
  const locale = usePagerLocale();
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const current = Math.min(page, lastPage(total ?? 0, limit));
  const nameOf: Record<ItemType, (to: number) => string> = {
    page: (to) => texts.page({ page: to }),
    prev: () => texts.pageBack,
    next: () => texts.pageForth,
    'jump-prev': () => locale.prev_5,
    'jump-next': () => locale.next_5,
  };
  const item: NonNullable<PaginationProps['itemRender']> = (to, type, shown) =>
    isValidElement<HTMLAttributes<HTMLElement>>(shown)
      ? cloneElement(shown, {
          role: 'button',
          'aria-label': nameOf[type](to),
          'aria-current': type === 'page' && to === current ? 'page' : undefined,
        })
      : shown;
  return (
    <nav
      className={styles.pager}
      aria-label={label === undefined ? texts.pages : `${texts.pages} · ${label}`}
      data-total={total ? 'some' : 'none'}
    >
      <span role="status" className={styles.total}>
        {total !== undefined && (total > COUNT_LIMIT ? list.totalAbove({ limit: COUNT_LIMIT }) : list.total({ total }))}
      </span>
      <Pagination
        size="small"
        className={styles.pages ?? ''}
        current={current}
        pageSize={limit}
        total={total ?? 0}
        onChange={(to, size) => onTurn(size === limit ? to : 1, size)}
        itemRender={item}
        locale={locale}
        showQuickJumper={!isPhone}
        showSizeChanger={hasSizes && { showSearch: false }}
        pageSizeOptions={PAGE_SIZES}
      />
    </nav>
  );
}

type ItemType = Parameters<NonNullable<PaginationProps['itemRender']>>[1];

function usePagerLocale() {
  const texts = useWidgetTexts();
  return {
    items_per_page: texts.perPage,
    page_size: texts.pageSize,
    jump_to: texts.jumpTo,
    page: texts.jumpUnit,
    prev_page: texts.pageBack,
    next_page: texts.pageForth,
    prev_5: texts.pagesBack({ count: 5 }),
    next_5: texts.pagesForth({ count: 5 }),
  };
}
