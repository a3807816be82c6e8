import { Button } from 'antd';
import { useState } from 'react';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { FEE_TYPES } from '../../feeTypes.ts';
import { type TariffRow, tariffs } from '../../ruleWire.ts';
import { useTexts } from '../texts.ts';
import { nextVersionOf, today } from './nextVersion.ts';
import { TariffFields } from './TariffFields.tsx';
import { TariffVersions } from './TariffVersions.tsx';
import { useTariffColumns } from './useTariffColumns.tsx';

type Values = SentBy<typeof tariffs.add>;

const blank = (): Partial<Values> => ({
  side: 'sale',
  serviceKind: 'stock',
  basis: 'box',
  freeUnits: 0,
  minimum: '0',
  currency: 'CNY',
  taxRate: '0.06',
  validFrom: today(),
  tiers: [{ from: 1, unitPrice: '' }],
});

const nextOf = (row: TariffRow): Partial<Values> => {
  const known = FEE_TYPES.find((type) => type === row.feeType);
  const { feeType: _, ...same } = row;
  return { ...nextVersionOf(same), ...(known ? { feeType: known } : {}) };
};

function inputOf(values: Values): Values {
  return {
    ...values,
    lineType: values.lineType ?? null,
    companyEntity: values.companyEntity ?? null,
    stationId: values.stationId ?? null,
    sizeType: values.sizeType ?? null,
    validTo: values.validTo || null,
    minimum: values.minimum || '0',
  };
}

/** Prices of services as rules with versions. */
export default function TariffPage() {
  const texts = useTexts();
  const { columns, filters } = useTariffColumns();
  const [ruleId, openRule] = useState<number | null>(null);
  return (
    <>
      <RecordPage
        records={tariffs}
        title={texts.tariffsTitle}
        subtitle={texts.tariffsSubtitle}
        emptyText={texts.tariffsEmpty}
        actionsWidth={160}
        actions={(row) => (
          <Button type="link" size="small" onClick={() => openRule(row.ruleId)}>
            {texts.versions}
          </Button>
        )}
        form={{
          title: (row) => (row ? texts.tariffEdit : texts.tariffAdd),
          initial: (row): Partial<Values> => (row ? nextOf(row) : blank()),
          input: inputOf,
          fields: () => <TariffFields />,
          saved: texts.saved,
        }}
        filters={filters}
        columns={columns}
      />
      <TariffVersions ruleId={ruleId} onClose={() => openRule(null)} />
    </>
  );
}
