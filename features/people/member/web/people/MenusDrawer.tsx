import { Alert, Radio, Skeleton, Tree } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { type CompanyUser, type GrantableMenu, getMainAccMenu, grantMenu, queryCompanyUserList } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import styles from './people.module.css';

/** What a sub-account is shown of the menu. */
export function MenusDrawer({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const texts = usePeopleTexts();
  const { companyUserId, realUsername: name } = person;
  const { data, error, refetch } = useRead(getMainAccMenu, { companyUserId });
  if (data) return <Menus person={person} given={data} onClose={onClose} />;
  const title = texts.menusTitle({ name });
  return (
    <EditDrawer title={title} isOpen isSaving={false} onSave={onClose} onClose={onClose}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton active />}
    </EditDrawer>
  );
}

interface MenusProps {
  person: CompanyUser;
  given: PayloadOf<typeof getMainAccMenu>;
  onClose: () => void;
}

const leavesOf = (menus: readonly GrantableMenu[]): GrantableMenu[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? leavesOf(menu.children) : [menu]));

function Menus({ person, given, onClose }: MenusProps) {
  const texts = usePeopleTexts();
  const leaves = leavesOf(given.menus).map(({ menuId }) => menuId);
  const [isAll, setAll] = useState(given.grantedIds === null);
  const [chosen, setChosen] = useState<readonly number[]>(given.grantedIds ?? leaves);
  const saving = useWrite(grantMenu, {
    invalidates: [queryCompanyUserList, getMainAccMenu],
    done: texts.saved,
  });
  const { companyUserId, realUsername: name } = person;
  const ticked = chosen.filter((menuId) => leaves.includes(menuId));
  const save = async () => {
    const menuIds = isAll ? null : ticked;
    if ((await saving.send({ companyUserId, menuIds })) !== undefined) onClose();
  };
  return (
    <EditDrawer
      title={texts.menusTitle({ name })}
      isOpen
      isSaving={saving.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.people}>
        <Alert type="info" showIcon title={texts.menusHint} />
        <Radio.Group
          value={isAll}
          onChange={({ target }) => setAll(target.value === true)}
          options={[
            { value: true, label: texts.menusAll },
            { value: false, label: texts.menusChosen },
          ]}
        />
        {!isAll && (
          <Tree
            checkable
            defaultExpandAll
            selectable={false}
            aria-label={texts.menus}
            checkedKeys={[...ticked]}
            onCheck={(keys) => setChosen((Array.isArray(keys) ? keys : keys.checked).map(Number))}
            treeData={given.menus.map(toNode)}
          />
        )}
      </div>
    </EditDrawer>
  );
}

interface TreeNode {
  key: number;
  title: string;
  children: TreeNode[];
}

const toNode = ({ menuId, title, children }: GrantableMenu): TreeNode => ({
  key: menuId,
  title,
  children: children.map(toNode),
});
