import { Button, Form, Input, InputNumber, Modal, Table } from 'antd';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { addRange, listRanges, type NumberRange } from '../rangeWire.ts';
import styles from './dossier.module.css';
import { useTexts } from './texts.ts';

type Typed = SentBy<typeof addRange>;

/** Ranges that numbers of consignment notes are drawn from, and a new one. */
export function RangesDialog({ onClose }: { onClose: () => void }) {
  const { page } = useTexts();
  const read = useRead(listRanges, {});
  const adding = useWrite(addRange, { invalidates: [listRanges], done: page.rangeAdded });
  const [form] = Form.useForm<Typed>();
  const faults = adding.error?.fields ?? {};
  const add = async (typed: Typed) => {
    if ((await adding.send({ ...typed, prefix: typed.prefix ?? '' })) !== undefined) form.resetFields();
  };
  const item = (name: 'prefix' | 'firstNo' | 'lastNo', label: string) => ({
    name,
    label,
    ...(faults[name] === undefined ? {} : { help: faults[name], validateStatus: 'error' as const }),
  });
  return (
    <Modal open footer={null} width={640} title={page.ranges} onCancel={onClose}>
      <Table<NumberRange>
        size="small"
        rowKey="rangeId"
        loading={read.isPending}
        pagination={false}
        dataSource={read.data ?? []}
        columns={[
          { title: page.prefix, dataIndex: 'prefix' },
          { title: page.firstNo, dataIndex: 'firstNo', align: 'right' },
          { title: page.lastNo, dataIndex: 'lastNo', align: 'right' },
          { title: page.left, dataIndex: 'leftCount', align: 'right' },
        ]}
      />
      <Form<Typed> form={form} layout="vertical" className={styles.range} onFinish={(typed) => void add(typed)}>
        <Form.Item {...item('prefix', page.prefix)}>
          <Input maxLength={6} />
        </Form.Item>
        <Form.Item {...item('firstNo', page.firstNo)} rules={[{ required: true, message: page.rangeMissing }]}>
          <InputNumber min={1} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item {...item('lastNo', page.lastNo)} rules={[{ required: true, message: page.rangeMissing }]}>
          <InputNumber min={1} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Button htmlType="submit" type="primary" loading={adding.isPending}>
          {page.addRange}
        </Button>
      </Form>
    </Modal>
  );
}
