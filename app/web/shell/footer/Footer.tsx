import { useWho } from '../../../../platform/web/who/who.ts';
import { useShellTexts } from '../texts.ts';
import { contactFor } from './contact.ts';
import styles from './footer.module.css';

/** How the platform is reached, below every page (portal 2.5). */
export function Footer() {
  const { footer } = useShellTexts();
  const { phone, email } = contactFor(useWho().companyType);
  return (
    <footer className={styles.footer}>
      <span>
        {footer.phone} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </span>
      <span>
        {footer.email} <a href={`mailto:${email}`}>{email}</a>
      </span>
      <span>{footer.hours}</span>
      <span>{footer.address}</span>
      <span>{footer.rights({ year: new Date().getFullYear() })}</span>
    </footer>
  );
}
