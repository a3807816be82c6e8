import { useShellTexts } from '../texts.ts';
import { useFrameSettings } from '../useFrameSettings.ts';
import styles from './footer.module.css';
import { telHref } from './telHref.ts';

/** Contact of the platform (portal 2.5); empty settings are left out. */
export function Footer() {
  const { footer } = useShellTexts();
  const contact = useFrameSettings()?.contact;
  return (
    <footer className={styles.footer}>
      {contact?.phone && (
        <span>
          {footer.phone} <a href={telHref(contact.phone)}>{contact.phone}</a>
        </span>
      )}
      {contact?.email && (
        <span>
          {footer.email} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </span>
      )}
      {contact?.hours && <span>{contact.hours}</span>}
      {contact?.address && <span>{contact.address}</span>}
      <span>{footer.rights({ year: new Date().getFullYear() })}</span>
    </footer>
  );
}
