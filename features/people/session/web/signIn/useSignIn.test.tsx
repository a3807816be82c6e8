// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { isProof } from '../../proofOfWork.ts';
import { captchaImage, login } from '../../signInWire.ts';
import { useSessionTexts } from '../texts.ts';
import { useSignIn } from './useSignIn.ts';

const sent = vi.hoisted(() => vi.fn());
const stored = vi.hoisted(() => vi.fn());
vi.mock('../../../../../platform/web/request/send.ts', () => ({ send: sent }));
vi.mock('../../../../../platform/web/request/token.ts', () => ({ storeToken: stored }));

const captchaFault = () => new CallError('captcha', { code: 500, fields: { code: 'captcha' } });
const wrongPassword = () => new CallError('wrong', { code: 500, fields: { password: 'wrong' } });

/** The sign-in calls of the server: each captcha holds for one attempt. */
class SignInServer {
  isCaptchaAsked = false;
  isReachable = true;
  readonly calls: string[] = [];
  readonly #open = new Set<string>();

  answer(call: unknown, input: Record<string, string>) {
    if (call === captchaImage) return this.#captcha();
    if (call === login) return this.#login(input);
    throw new Error('no such call here');
  }

  #captcha() {
    this.calls.push('captcha');
    if (!this.isReachable) throw new CallError('unreachable', { code: 500, fields: {} });
    if (!this.isCaptchaAsked) return { captchaEnabled: false, uuid: '', img: '' };
    const uuid = `captcha ${this.calls.length}`;
    this.#open.add(uuid);
    return { captchaEnabled: true, uuid, img: '' };
  }

  #login({ uuid = '', code = '', password = '' }: Record<string, string>) {
    this.calls.push('login');
    const isSolved = this.#open.delete(uuid) && isProof(uuid, code);
    if (this.isCaptchaAsked && !isSolved) throw captchaFault();
    if (password !== 'right') throw wrongPassword();
    return { token: 'token' };
  }

  forgetCaptchas() {
    this.#open.clear();
  }
}

let server: SignInServer;
beforeEach(async () => {
  server = new SignInServer();
  sent.mockImplementation(async (call: unknown, input: Record<string, string>) => server.answer(call, input));
  // passwords are plain without it
  vi.stubGlobal('crypto', {});
  await useSessionTexts.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function openForm(password: string) {
  const { result } = renderHook(() => useSignIn(() => {}));
  act(() => result.current.type({ username: ' shipper ', password }));
  return {
    prepare: () => act(async () => result.current.prepareCaptcha('shipper')),
    submit: () => act(() => result.current.submit()),
    retype: (again: string) => act(() => result.current.type({ password: again })),
    errors: () => result.current.errors,
  };
}

test('where no captcha is asked, one look and one attempt sign in', async () => {
  const form = openForm('right');
  await form.prepare();
  await form.submit();
  expect(stored).toHaveBeenCalledWith('token');
  expect(server.calls).toEqual(['captcha', 'login']);
});

test('a proof prepared while the password was typed signs in at the first attempt', async () => {
  server.isCaptchaAsked = true;
  const form = openForm('right');
  await form.prepare();
  await form.submit();
  expect(stored).toHaveBeenCalledWith('token');
  expect(server.calls).toEqual(['captcha', 'login']);
});

test('every attempt has a proof of its own, and a wrong password is told at the password', async () => {
  server.isCaptchaAsked = true;
  const form = openForm('mistyped');
  for (let tries = 0; tries < 2; tries += 1) {
    await form.submit();
    expect(form.errors().fields).toEqual({ password: 'wrong' });
  }
  form.retype('right');
  await form.submit();
  expect(stored).toHaveBeenCalledWith('token');
  expect(server.calls).toEqual(['captcha', 'login', 'captcha', 'login', 'captcha', 'login']);
}, 30_000);

test('a captcha asked only by now, or one that expired, is answered without a word', async () => {
  const form = openForm('right');
  await form.prepare();
  server.isCaptchaAsked = true;
  await form.submit();
  expect(stored).toHaveBeenCalledTimes(1);
  await form.prepare();
  server.forgetCaptchas();
  await form.submit();
  expect(stored).toHaveBeenCalledTimes(2);
  expect(form.errors()).toEqual({ fields: {}, form: '' });
}, 30_000);

test('a captcha that cannot be had tells why, instead of asking for a picture that is not there', async () => {
  server.isCaptchaAsked = true;
  server.isReachable = false;
  const form = openForm('right');
  await form.submit();
  expect(form.errors()).toEqual({ fields: {}, form: 'unreachable' });
  expect(stored).not.toHaveBeenCalled();
});
