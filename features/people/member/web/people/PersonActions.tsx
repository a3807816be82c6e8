import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, Modal } from 'antd';
import { useRef } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { openFromMenu } from '../../../../../platform/web/widgets/dialog/openFromMenu.ts';
import '../../../../../platform/web/widgets/dialog/modalTheme.tsx';
import {
  type CompanyUser,
  deleteCompanyUser,
  enableCompanyUser,
  queryCompanyUserList,
  resetCompanyUserPassword,
} from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';

export type Opened = 'edit' | 'menus' | 'takeOver';

interface PersonActionsProps {
  person: CompanyUser;
  onOpen: (what: Opened) => void;
}

export function PersonActions({ person, onOpen }: PersonActionsProps) {
  const texts = usePeopleTexts();
  const button = useRef<HTMLButtonElement>(null);
  const deeds = useDeeds(person);
  const { abilities, realUsername: name } = person;
  const entry = (key: string, label: string, run: () => void, danger = false) => ({
    key,
    label,
    danger,
    onClick: openFromMenu(button, run),
  });
  const items = [
    ...(abilities.editRights ? [entry('menus', texts.menus, () => onOpen('menus'))] : []),
    ...(abilities.resetPassword ? [entry('reset', texts.resetPassword, deeds.reset)] : []),
    ...(abilities.takeOver ? [entry('takeOver', texts.takeOver, () => onOpen('takeOver'))] : []),
    ...(abilities.enable ? [entry('enable', texts.enable, deeds.enable)] : []),
    ...(abilities.disable ? [entry('disable', texts.disable, deeds.disable, true)] : []),
  ];
  return (
    <>
      {abilities.edit && (
        <Button type="link" size="small" onClick={() => onOpen('edit')}>
          {texts.edit}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button ref={button} type="text" size="small" icon={<MoreOutlined />} aria-label={texts.more({ name })} />
        </Dropdown>
      )}
    </>
  );
}

function useDeeds({ companyUserId, realUsername: name }: CompanyUser) {
  const texts = usePeopleTexts();
  const { action } = usePlatformTexts();
  const invalidates = [queryCompanyUserList];
  const disabling = useWrite(deleteCompanyUser, { invalidates, done: texts.disableDone });
  const enabling = useWrite(enableCompanyUser, { invalidates, done: texts.enableDone });
  const resetting = useWrite(resetCompanyUserPassword, { invalidates, done: texts.resetDone });
  const confirm = (title: string, content: string, okText: string, run: () => Promise<unknown>) => {
    Modal.confirm({
      title,
      content,
      okText,
      cancelText: action.cancel,
      okButtonProps: { danger: true },
      onOk: run,
    });
  };
  const given = { companyUserId };
  return {
    disable: () => confirm(texts.disableAsk({ name }), texts.disableHint, texts.disable, () => disabling.send(given)),
    enable: () => void enabling.send(given),
    reset: () => confirm(texts.resetAsk({ name }), texts.resetHint, texts.resetPassword, () => resetting.send(given)),
  };
}
