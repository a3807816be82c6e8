import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { HOME } from '../../../../platform/wire/address.ts';
import { FrameContext } from '../frameContext.ts';
import { toggleFavourite, useKeptPages } from '../kept/keptPages.ts';
import { useShellTexts } from '../texts.ts';
import styles from './breadcrumb.module.css';
import { breadcrumbOf } from './trail.ts';

/** Home, group, list above the page (portal 2.5), and its star. Hidden at home; English for type 10. */
export function Breadcrumb() {
  const texts = useShellTexts();
  const { pathname, search } = useLocation();
  const { items, menuPathOf } = useContext(FrameContext);
  if (pathname === HOME) return null;
  const steps = breadcrumbOf(items, pathname, search, menuPathOf(pathname));
  return (
    <div className={styles.lead}>
      <nav className={styles.trail} aria-label={texts.trail}>
        <span>{texts.trail}</span>
        <ol>
          <li>
            <Link to={HOME}>{texts.home}</Link>
          </li>
          {steps.map(({ title, to }) => (
            <li key={title}>{to === null ? title : <Link to={to}>{title}</Link>}</li>
          ))}
        </ol>
      </nav>
      <FavouriteStar />
    </div>
  );
}

function FavouriteStar() {
  const texts = useShellTexts();
  const { userId } = useCurrentUser().user;
  const { pathname, search } = useLocation();
  const { keptPageAt } = useContext(FrameContext);
  const { favourites } = useKeptPages(userId);
  const page = keptPageAt(pathname, search);
  if (page === null) return null;
  const isFavourite = favourites.some(({ address }) => address === page.address);
  const label = isFavourite ? texts.removeFavourite : texts.addFavourite;
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      title={label}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(userId, page)}
    >
      {isFavourite ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}
