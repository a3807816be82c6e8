import { Link } from 'react-router';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../pages.ts';
import { DOSSIER_TASKS, TASK_NAMES, type TaskName } from '../tasks.ts';
import type { DossierDetail } from '../wire.ts';
import styles from './taskLinks.module.css';
import { useTexts } from './texts.ts';

interface TaskLinksProps {
  dossier: DossierDetail;
  /** undefined: all papers */
  task: TaskName | undefined;
}

/** The views of one dossier, those that have papers. */
export function TaskLinks({ dossier, task }: TaskLinksProps) {
  const { page, tasks } = useTexts();
  const { orderBigNo, papers } = dossier;
  const filled = TASK_NAMES.filter(
    (name) => name === task || papers.some((paper) => DOSSIER_TASKS[name].shows(paper, dossier)),
  );
  return (
    <nav className={styles.links} aria-label={page.title}>
      <Link to={pathTo(prepareDocumentsPage, { orderBigNo })} aria-current={task === undefined ? 'page' : undefined}>
        {page.all}
      </Link>
      {filled.map((name) => (
        <Link
          key={name}
          to={pathTo(DOSSIER_TASKS[name].page, { orderBigNo })}
          aria-current={task === name ? 'page' : undefined}
        >
          {tasks[name]}
        </Link>
      ))}
    </nav>
  );
}
