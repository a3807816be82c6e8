import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import '../../../../platform/web/widgets/dialog/modalTheme.tsx';
import { deleteTrustee, listTrustees, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { LetterButton } from './LetterButton.tsx';

/** Dialog over the list; adding after another authorization takes its trustee. */
export type OpenedDialog =
  | { mode: 'add'; trustee?: Trustee }
  | { mode: 'edit' | 'view' | 'revoke' | 'sign'; trustee: Trustee };

/** Buttons of a row by what the server allows with it. */
export function useRowActions(onOpen: (dialog: OpenedDialog) => void): (trustee: Trustee) => ReactNode {
  const texts = useSectionTexts();
  const askRemoval = useRemoval();
  const button = (label: string, open: () => void) => (
    <Button type="link" size="small" onClick={open}>
      {label}
    </Button>
  );
  return (trustee) => {
    const { edit, remove, revoke, renew, sign } = trustee.abilities;
    return (
      <>
        {sign && button(texts.sign, () => onOpen({ mode: 'sign', trustee }))}
        {button(texts.view, () => onOpen({ mode: 'view', trustee }))}
        {edit && button(texts.edit, () => onOpen({ mode: 'edit', trustee }))}
        {edit && <LetterButton trustee={trustee} />}
        {renew && button(texts.renew, () => onOpen({ mode: 'add', trustee }))}
        {revoke && button(texts.revoke, () => onOpen({ mode: 'revoke', trustee }))}
        {remove && button(texts.remove, () => askRemoval(trustee))}
      </>
    );
  };
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
