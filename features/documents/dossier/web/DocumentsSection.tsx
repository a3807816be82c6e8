import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { Section } from '../../../freight/booking/web/parts.ts';
import { prepareDocumentsPage } from '../pages.ts';
import { getDossier } from '../wire.ts';
import { useTexts } from './texts.ts';

/** How far the papers of an order are, with the way to them. */
export function DocumentsSection({ order, title }: { order: { orderBigNo: string }; title: string }) {
  const { page } = useTexts();
  const { orderBigNo } = order;
  const { data } = useRead(getDossier, { orderBigNo });
  const issued = data?.papers.filter(({ state }) => state === 'issued') ?? [];
  const ready = data?.papers.filter(({ state, faultCount }) => state !== 'issued' && faultCount === 0) ?? [];
  return (
    <Section title={title}>
      <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{page.open}</Link>
      {data && ` · ${page.progress({ issued: issued.length, ready: ready.length, all: data.papers.length })}`}
    </Section>
  );
}
