import { Modal, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { MAX_PAGE_SIZE } from '../../../../../platform/wire/paging.ts';
import { type CompanyUser, queryCompanyUserList, queryHandover, queryInvitations, takeOver } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import styles from './people.module.css';

/** What a person had open goes to a colleague, after a look at how much it is. */
export function TakeOverDialog({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const texts = usePeopleTexts();
  const id = useId();
  const [receiver, setReceiver] = useState<number | null>(null);
  const { companyUserId, realUsername: name } = person;
  const preview = useRead(queryHandover, { companyUserId });
  const people = useRead(queryCompanyUserList, { isActive: '1', pageSize: MAX_PAGE_SIZE });
  const moving = useWrite(takeOver, {
    invalidates: [queryCompanyUserList, queryInvitations, queryHandover],
    done: texts.takeOverDone,
  });
  const colleagues = people.data?.rows.filter((one) => one.companyUserId !== companyUserId) ?? [];
  const total = preview.data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const move = async () => {
    if (receiver === null) return;
    const moved = await moving.send({ companyUserId, toCompanyUserId: receiver });
    if (moved !== undefined) onClose();
  };
  return (
    <Modal
      open
      title={texts.takeOverTitle({ name })}
      okText={texts.takeOver}
      okButtonProps={{ disabled: receiver === null || total === 0 }}
      confirmLoading={moving.isPending}
      mask={{ closable: false }}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <p>{texts.takeOverHint}</p>
      {preview.data ? (
        <ul className={styles.counts}>
          {preview.data.map(({ kind, title, count }) => (
            <li key={kind}>
              <span>{title}</span>
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
      {preview.data && total === 0 ? (
        <p className={styles.soft}>{texts.takeOverNothing}</p>
      ) : (
        <>
          <label htmlFor={id}>{texts.takeOverTo}</label>
          <Select<number>
            id={id}
            style={{ width: '100%' }}
            placeholder={texts.takeOverChoose}
            value={receiver}
            onChange={setReceiver}
            showSearch={{ optionFilterProp: 'label' }}
            options={colleagues.map((one) => ({
              value: one.companyUserId,
              label: `${one.realUsername} (${one.userName})`,
            }))}
          />
        </>
      )}
    </Modal>
  );
}
