import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, Modal } from 'antd';
import { useRef } from 'react';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import '../../../../../platform/web/widgets/dialog/modalTheme.tsx';
import { openFromMenu } from '../../../../../platform/web/widgets/dialog/openFromMenu.ts';
import { deleteTrustee, downloadLetter, listTrustees, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';

/** Dialog over the list; adding after another authorization takes its trustee. */
export type OpenedDialog =
  | { mode: 'add'; trustee?: Trustee }
  | { mode: 'edit' | 'view' | 'revoke' | 'sign'; trustee: Trustee };

interface RowActionsProps {
  trustee: Trustee;
  onOpen: (dialog: OpenedDialog) => void;
}

/** What the server allows with an authorization. */
export function RowActions({ trustee, onOpen }: RowActionsProps) {
  const texts = useSectionTexts();
  const button = (label: string, mode: 'sign' | 'view') => (
    <Button type="link" size="small" onClick={() => onOpen({ mode, trustee })}>
      {label}
    </Button>
  );
  return (
    <>
      {trustee.abilities.sign && button(texts.sign, 'sign')}
      {button(texts.view, 'view')}
      <More trustee={trustee} onOpen={onOpen} />
    </>
  );
}

function More({ trustee, onOpen }: RowActionsProps) {
  const texts = useSectionTexts();
  const more = useRef<HTMLButtonElement>(null);
  const letter = useDownload(downloadLetter);
  const askRemoval = useRemoval();
  const { edit, renew, revoke, remove } = trustee.abilities;
  const entry = (label: string, run: () => void, danger = false) => ({
    key: label,
    label,
    danger,
    onClick: openFromMenu(more, run),
  });
  const items = [
    ...(edit ? [entry(texts.edit, () => onOpen({ mode: 'edit', trustee }))] : []),
    ...(edit ? [entry(texts.download, () => void letter.download({ authorizedId: trustee.id }))] : []),
    ...(renew ? [entry(texts.renew, () => onOpen({ mode: 'add', trustee }))] : []),
    ...(revoke ? [entry(texts.revoke, () => onOpen({ mode: 'revoke', trustee }), true)] : []),
    ...(remove ? [entry(texts.remove, () => askRemoval(trustee), true)] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        ref={more}
        type="text"
        size="small"
        icon={<MoreOutlined />}
        loading={letter.isPending}
        aria-label={texts.more({ name: trustee.authorizedName })}
      />
    </Dropdown>
  );
}

function useRemoval() {
  const texts = useSectionTexts();
  const { action, confirm } = usePlatformTexts();
  const removing = useWrite(deleteTrustee, { invalidates: [listTrustees], done: texts.removed });
  return ({ id, authorizedName }: Trustee) => {
    Modal.confirm({
      title: confirm.title,
      content: (
        <>
          <p>{texts.removeAsk}</p>
          <p>{authorizedName}</p>
        </>
      ),
      okText: action.ok,
      cancelText: action.cancel,
      okButtonProps: { danger: true },
      onOk: () => removing.send({ authorizedId: id }),
    });
  };
}
