// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { joinPage } from '../../pages.ts';
import { useJoinTexts } from '../texts.ts';
import BindPage from './BindPage.tsx';

afterEach(cleanup);

test('a stranger reads what joining a company is, and comes back to it from the sign-in', async () => {
  const [texts] = await Promise.all([useJoinTexts.load(), usePlatformTexts.load()]);
  render(
    <MemoryRouter initialEntries={[`${joinPage.path}?from=mail`]}>
      <BindPage />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: texts.title });
  screen.getByText(texts.strangers);
  screen.getByRole('button', { name: 'English' });
  const address = screen.getByRole('link', { name: texts.signIn }).getAttribute('href');
  expect(address).toContain(`/login?redirect=${encodeURIComponent(`${joinPage.path}?from=mail`)}`);
});
