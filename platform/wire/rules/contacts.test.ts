import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email } from './email.ts';
import { isMainlandMobile, mainlandMobile } from './mobile.ts';
import { parsePhoneNumber } from './telephone.ts';

test('a mainland mobile number has 11 digits and begins with 1, however it is written', () => {
  for (const typed of [
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '+86 13800138000',
    '0086 13800138000',
    '１３８００１３８０００',
  ])
    expect(mainlandMobile.parse(typed)).toBe('13800138000');
  for (const typed of ['', '1380013800', '138001380000', '23800138000', '+7 13800138000', '1380013800a'])
    expect(mainlandMobile.safeParse(typed).error?.issues[0]).toMatchObject({
      params: { fault: { key: 'mobile' } },
    });
});

test('every 11 digits that begin with 1 are taken, and no other number of digits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
  fc.assert(
    fc.property(digits, (rest) => {
      expect(isMainlandMobile(`1${rest}`)).toBe(rest.length === 10);
    }),
  );
});

test.each([
  ['+7 701 123 45 67', '+77011234567'],
  ['007 701 123 45 67', '+77011234567'],
  ['+48 601 234 567', '+48601234567'],
  ['138 0013 8000', '13800138000'],
  ['+8613800138000', '13800138000'],
])('%s can be called', (typed, kept) => expect(parsePhoneNumber(typed)).toBe(kept));

test('numbers of no plan are nobody’s', () => {
  for (const typed of ['', '12345', '+7 1', 'call me', '+999 123456789']) expect(parsePhoneNumber(typed)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void parsePhoneNumber(text)));
});

test('an address is kept in small letters; what is none is refused', () => {
  expect(email.parse(' Anna@Ironsilk.CN ')).toBe('anna@ironsilk.cn');
  for (const typed of ['', 'anna', 'anna@', '@ironsilk.cn', 'anna@ironsilk', 'a b@c.cn', `${'a'.repeat(250)}@c.cn`])
    expect(email.safeParse(typed).error?.issues[0]).toMatchObject({ params: { fault: { key: 'email' } } });
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (address) => {
      const parsed = email.safeParse(address);
      if (parsed.success) expect(email.parse(parsed.data)).toBe(address.toLowerCase());
    }),
  );
});
