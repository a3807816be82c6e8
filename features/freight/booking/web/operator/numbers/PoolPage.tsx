import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../../platform/web/records/RecordPage.tsx';
import { useRules } from '../../../../../../platform/web/widgets/fields/useRules.ts';
import { StatusTag } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import { selectStationList } from '../../../../network/wire.ts';
import { sizeChoices, sizeLabels } from '../../../../train/sizeNames.ts';
import type { SizeType } from '../../../../train/sizeTypes.ts';
import { containerNumber } from '../../../numbers.ts';
import { addPoolContainers, poolContainers } from '../../../poolWire.ts';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { useOpenOrder } from '../order/useOpenOrder.ts';
import { useOperatorTexts } from '../texts.ts';
import { PoolImport } from './PoolImport.tsx';

interface Values {
  containerNo: string;
  sizeType: SizeType;
  stationId: number;
  remark: string;
}

/** The platform's own containers: where each stands, and which order has it. */
export default function PoolPage() {
  const texts = useOperatorTexts().pool;
  const language = useLanguage();
  const rules = useRules();
  const { opened, open, close } = useOpenOrder();
  const [isImporting, setImporting] = useState(false);
  const stations = useRead(selectStationList, {});
  const sizeTypes = sizeChoices(language);
  const places = (stations.data ?? []).map(({ stationId, stationName }) => ({
    value: stationId,
    label: stationName,
  }));
  return (
    <>
      <RecordPage
        records={poolContainers}
        title={texts.title}
        subtitle={texts.subtitle}
        sortedBy={{ key: 'containerNo', isAsc: 'ascending' }}
        emptyText={texts.empty}
        actionsWidth={152}
        toolbar={
          <Can call={addPoolContainers}>
            <Button onClick={() => setImporting(true)}>{texts.importMany}</Button>
          </Can>
        }
        removal={{ nameOf: ({ containerNo }) => containerNo, removed: texts.removed }}
        form={{
          title: (row) => (row ? texts.edit({ containerNo: row.containerNo }) : texts.add),
          initial: (row): Values =>
            row ?? { containerNo: '', sizeType: '45G1', stationId: places[0]?.value ?? 0, remark: '' },
          input: (values) => values,
          fields: () => (
            <>
              <Form.Item name="containerNo" label={texts.containerNo} rules={[rules.matches(containerNumber)]} required>
                <Input maxLength={20} autoComplete="off" />
              </Form.Item>
              <Form.Item name="sizeType" label={texts.sizeType} rules={[{ required: true }]}>
                <Select options={sizeTypes} showSearch={{ optionFilterProp: 'searchText' }} />
              </Form.Item>
              <Form.Item name="stationId" label={texts.station} rules={[{ required: true }]}>
                <Select options={places} showSearch={{ optionFilterProp: 'label' }} />
              </Form.Item>
              <Form.Item name="remark" label={texts.remark}>
                <Input maxLength={200} />
              </Form.Item>
            </>
          ),
          saved: texts.saved,
        }}
        filters={[
          { kind: 'text', name: 'containerNo', label: texts.containerNo },
          { kind: 'select', name: 'sizeType', label: texts.sizeType, options: sizeTypes, width: 176 },
          { kind: 'text', name: 'stationName', label: texts.station },
        ]}
        columns={[
          { key: 'containerNo', title: texts.containerNo, width: 152, sortable: true },
          {
            key: 'sizeType',
            title: texts.sizeType,
            width: 160,
            sortable: true,
            render: ({ sizeType }) => sizeLabels(language)[sizeType],
          },
          { key: 'stationName', title: texts.station, minWidth: 160 },
          {
            key: 'orderBigNo',
            title: texts.order,
            width: 176,
            render: ({ orderBigNo }) =>
              orderBigNo === null ? (
                <StatusTag tone="success" label={texts.free} />
              ) : (
                <OrderNumberButton orderBigNo={orderBigNo} onOpen={open} />
              ),
          },
          { key: 'remark', title: texts.remark, minWidth: 120, hideOnPhone: true },
        ]}
      />
      {isImporting && <PoolImport sizeTypes={sizeTypes} stations={places} onClose={() => setImporting(false)} />}
      <OrderDrawer orderBigNo={opened} onClose={close} />
    </>
  );
}
