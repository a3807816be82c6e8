import { Descriptions, Drawer, Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { listTariffVersions } from '../../ruleWire.ts';
import { useTexts } from '../texts.ts';
import { useRateText } from '../useRateText.ts';
import styles from './rules.module.css';
import { usePriceText } from './usePriceText.ts';

const WIDTH = 520;

export function TariffVersions({ ruleId, onClose }: { ruleId: number | null; onClose: () => void }) {
  const texts = useTexts();
  const format = useFormat();
  const priceText = usePriceText();
  const rateText = useRateText();
  const read = useRead(listTariffVersions, { ruleId: ruleId ?? 0 }, { enabled: ruleId !== null });
  return (
    <Drawer
      open={ruleId !== null}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={texts.versions}
      destroyOnHidden
      onClose={onClose}
    >
      {read.data === undefined ? (
        <Skeleton active />
      ) : (
        <div className={styles.versions}>
          {read.data.map((row) => (
            <Descriptions
              key={row.version}
              bordered
              size="small"
              column={1}
              title={texts.ruleVersion({ id: row.ruleId, version: row.version })}
              items={[
                { key: 'price', label: texts.price, children: priceText(row) },
                { key: 'taxRate', label: texts.taxRate, children: rateText.ofFraction(row.taxRate) },
                {
                  key: 'validFrom',
                  label: texts.validFrom,
                  children: texts.fromTo({
                    from: format.date(row.validFrom),
                    to: row.validTo === null ? '…' : format.date(row.validTo),
                  }),
                },
                { key: 'period', label: texts.period, children: texts.periods[row.period] },
                { key: 'changed', label: texts.changed, children: format.dateTime(row.changeTime) },
              ]}
            />
          ))}
        </div>
      )}
    </Drawer>
  );
}
