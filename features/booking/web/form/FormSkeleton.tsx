import { Skeleton } from 'antd';
import styles from './form.module.css';
import total from './total.module.css';

export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.train}>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </div>
      <div className={styles.form}>
        <div className={styles.fields}>
          {[3, 3, 2].map((rows, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: constant list
            <div key={index} className={styles.section}>
              <Skeleton active paragraph={{ rows }} />
            </div>
          ))}
        </div>
        <div className={total.total}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      </div>
    </div>
  );
}
