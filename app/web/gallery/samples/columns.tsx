import { getTrainBookingAllDataForList } from '../../../../features/freight/train/wire.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';

const NONE = { zh: '暂无数据', en: 'Nothing here', ru: 'Нет данных' } as const;
const TITLES = {
  zh: ['车次', '线路', '始发站', '终到站', '发车', '到达', '剩余舱位（TEU）'],
  en: ['Train', 'Line', 'From', 'To', 'Departs', 'Arrives', 'Space (TEU)'],
  ru: ['Поезд', 'Линия', 'Откуда', 'Куда', 'Отправление', 'Прибытие', 'Места (ДФЭ)'],
} as const;
const LINES = {
  zh: { EU: '中欧', CA: '中亚', CN: '国内' },
  en: { EU: 'Europe', CA: 'Central Asia', CN: 'Domestic' },
  ru: { EU: 'Европа', CA: 'Центральная Азия', CN: 'Китай' },
} as const;

/** Columns that can be hidden; the first and the space column stay. */
export default function ColumnsSample() {
  const language = useLanguage();
  const format = useFormat();
  const [train, line, from, to, departs, arrives, space] = TITLES[language];
  const options = Object.entries(LINES[language]).map(([value, label]) => ({ value, label }));
  return (
    <ListPage
      call={getTrainBookingAllDataForList}
      rowKey="trainInfoId"
      label={train}
      emptyText={NONE[language]}
      filters={[{ kind: 'select', name: 'lineType', label: line, options }]}
      columns={[
        { key: 'trainNo', title: train },
        { key: 'lineName', title: line },
        { key: 'startStation', title: from },
        { key: 'endStation', title: to },
        { key: 'departTime', title: departs, render: ({ departTime }) => format.dateTime(departTime) },
        {
          key: 'arriveTime',
          title: arrives,
          hideOnPhone: true,
          render: ({ arriveTime }) => format.date(arriveTime),
        },
        { key: 'remainTeu', title: space, align: 'right', alwaysShown: true },
      ]}
    />
  );
}
