import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { Section } from '../../../freight/booking/web/parts.ts';
import { paperCarouselPage } from '../pages.ts';
import { papers } from '../wire.ts';
import styles from './paper.module.css';
import { usePageTexts } from './texts.ts';

/** Papers whose facts were taken over into an order; nothing where there are none. */
export function OrderPapers({ order, title }: { order: { orderBigNo: string }; title: string }) {
  const texts = usePageTexts();
  const { orderBigNo } = order;
  const read = useRead(papers.list, { pageNum: 1, pageSize: 1, goodsBillId: orderBigNo });
  const count = read.data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Section title={title}>
      <Link className={styles.ofOrder} to={pathTo(paperCarouselPage, { orderBigNo })}>
        {texts.ofOrder({ count })}
      </Link>
    </Section>
  );
}
