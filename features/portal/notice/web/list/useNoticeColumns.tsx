import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { ListColumn, ListFilter } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { NOTICE_STATUSES } from '../../states.ts';
import type { listNotices, NoticeEntry } from '../../wire.ts';
import { audienceLabel } from '../audienceLabel.ts';
import { editPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';
import { STATUS_TONES } from './statusTones.ts';

type ListInput = SentBy<typeof listNotices>;

export function useNoticeColumns(): readonly ListColumn<NoticeEntry, ListInput>[] {
  const { page } = useTexts();
  const format = useFormat();
  return [
    {
      key: 'title',
      title: page.column.title,
      minWidth: 150,
      render: ({ id, title, abilities }) => (abilities.edit ? <Link to={editPath(id)}>{title}</Link> : title),
    },
    {
      key: 'standing',
      title: page.column.standing,
      width: 136,
      inCardCorner: true,
      isTall: true,
      render: ({ standing }) => <StatusTag tone={STATUS_TONES[standing]} label={page.standing[standing]} />,
    },
    {
      key: 'audience',
      title: page.column.audience,
      minWidth: 120,
      render: (entry) => audienceLabel(page, entry),
    },
    {
      key: 'beginTime',
      title: page.column.period,
      width: 184,
      sortable: true,
      render: (entry) => <Period {...entry} />,
    },
    {
      key: 'isForceTip',
      title: page.column.forced,
      width: 88,
      hideOnPhone: true,
      render: ({ isForceTip }) => (isForceTip === '1' ? page.forced : page.notForced),
    },
    { key: 'writerName', title: page.column.writer, width: 88, hideOnPhone: true },
    {
      key: 'updateTime',
      title: page.column.updated,
      width: 112,
      sortable: true,
      hideOnPhone: true,
      render: ({ updateTime }) => (
        <time title={`${format.dateTime(updateTime)} · ${format.zone}`}>{format.date(updateTime)}</time>
      ),
    },
  ];
}

function Period({ beginTime, endTime }: Pick<NoticeEntry, 'beginTime' | 'endTime'>) {
  const { page } = useTexts();
  const format = useFormat();
  const until = (shown: (text: string) => string) =>
    endTime === '' ? page.openEnd : page.until({ end: shown(endTime) });
  return (
    <span
      title={`${page.from({ begin: format.dateTime(beginTime) })} ${until(format.dateTime)} · ${format.zone}`}
      className={styles.period}
    >
      <span>{page.from({ begin: format.date(beginTime) })}</span> <span>{until(format.date)}</span>
    </span>
  );
}

export function useNoticeFilters(): readonly ListFilter<keyof ListInput & string>[] {
  const { page } = useTexts();
  return [
    { kind: 'text', name: 'title', label: page.column.title },
    {
      kind: 'select',
      name: 'standing',
      label: page.column.standing,
      options: NOTICE_STATUSES.map((standing) => ({ value: standing, label: page.standing[standing] })),
    },
  ];
}
