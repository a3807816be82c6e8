import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { APP_BASE } from '../../../../../platform/web/router/safeRedirect.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { USER_TYPE } from '../../../../../platform/wire/currentUser.ts';
import { joinByLinkPage } from '../../pages.ts';
import { type CompanyUser, queryCompanyUserList } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import { EditPersonDrawer } from './EditPersonDrawer.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { MenusDrawer } from './MenusDrawer.tsx';
import { type Opened, PersonActions } from './PersonActions.tsx';
import styles from './people.module.css';
import { RightTags } from './RightTags.tsx';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/** Who signs in for the company, and what each may. */
export function PeopleSection() {
  const texts = usePeopleTexts();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ what: Opened; person: CompanyUser } | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={styles.people}>
      <div className={styles.head}>
        <p className={styles.hint}>{texts.hint}</p>
        <Button type="primary" onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </div>
      <Invitations onLink={setLink} />
      <PeopleList onOpen={(what, person) => setOpened({ what, person })} />
      {isInviting && <InviteDrawer onClose={() => setInviting(false)} onLink={setLink} />}
      {link !== null && <LinkDialog token={link} onClose={() => setLink(null)} />}
      {opened?.what === 'edit' && <EditPersonDrawer person={opened.person} onClose={close} />}
      {opened?.what === 'menus' && <MenusDrawer person={opened.person} onClose={close} />}
      {opened?.what === 'takeOver' && <TakeOverDialog person={opened.person} onClose={close} />}
    </div>
  );
}

function PeopleList({ onOpen }: { onOpen: (what: Opened, person: CompanyUser) => void }) {
  const texts = usePeopleTexts();
  const format = useFormat();
  return (
    <ListPage
      call={queryCompanyUserList}
      rowKey="companyUserId"
      label={texts.title}
      emptyText={texts.empty}
      filters={[
        { kind: 'text', name: 'keyword', label: texts.keyword, width: 280 },
        {
          kind: 'select',
          name: 'isActive',
          label: texts.status,
          options: [
            { value: '1', label: texts.active },
            { value: '0', label: texts.disabled },
          ],
        },
      ]}
      actionsWidth={120}
      actions={(person) => <PersonActions person={person} onOpen={(what) => onOpen(what, person)} />}
      columns={[
        {
          key: 'realUsername',
          title: texts.name,
          minWidth: 110,
          render: ({ realUsername, userName }) => (
            <>
              {realUsername}
              <div className={styles.soft}>{userName}</div>
            </>
          ),
        },
        {
          key: 'contact',
          title: texts.contact,
          minWidth: 130,
          render: ({ mobileNo, registerEmail }) => (
            <>
              {mobileNo}
              <div className={styles.soft}>{registerEmail}</div>
            </>
          ),
        },
        { key: 'userType', title: texts.type, width: 104, render: ({ userType }) => texts.types[userType] },
        {
          key: 'rights',
          title: texts.rights,
          minWidth: 180,
          render: ({ rights, userType, hasOwnMenu }) => (
            <>
              <RightTags rights={rights} isMain={userType === USER_TYPE.main} />
              {hasOwnMenu && <div className={styles.soft}>{texts.menusSome}</div>}
            </>
          ),
        },
        {
          key: 'isActive',
          title: texts.status,
          width: 104,
          inCardCorner: true,
          render: ({ isActive }) => (
            <StatusTag tone={isActive ? 'success' : 'neutral'} label={isActive ? texts.active : texts.disabled} />
          ),
        },
        {
          key: 'lastSignInTime',
          title: texts.lastSignIn,
          width: 112,
          render: ({ lastSignInTime }) =>
            lastSignInTime ? (
              <time title={`${format.dateTime(lastSignInTime)} · ${format.zone}`}>{format.date(lastSignInTime)}</time>
            ) : (
              texts.never
            ),
        },
      ]}
    />
  );
}

/** The link of an invitation, shown this once. */
function LinkDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const texts = usePeopleTexts();
  const { action } = usePlatformTexts();
  return (
    <Modal
      open
      title={texts.linkTitle}
      cancelText={action.close}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <p>{texts.linkHint}</p>
      <p>
        <CopyText text={`${window.location.origin}${APP_BASE}${joinByLinkPage.path}#${token}`} />
      </p>
    </Modal>
  );
}
