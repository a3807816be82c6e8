import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { photo } from '../../platform/testing/sampleFiles.ts';
import type { Visitor } from '../visitor.ts';
import { openGallery } from './galleryServer.ts';
import { openPage } from './openPage.ts';

const portal = openGallery();

let visitor: Visitor;
afterEach(() => expect(visitor.errors).toEqual([]));

const WORDS = {
  bold: 'Bold',
  text: 'Text of the notice',
} as const;

async function open() {
  visitor = await openPage(portal, { language: 'en', username: 'shipper' }, '/widgets/richText');
  const { page } = visitor;
  const tool = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const text = page.getByRole('textbox', { name: WORDS.text }).first();
  const html = async () => (await page.getByTestId('html').textContent()) ?? '';
  // a toolbar button returns the focus after a moment
  const type = async (typed: string) => {
    await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(typed);
  };
  const clear = async () => {
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect.poll(html).toBe('');
  };
  return { page, tool, text, type, html, clear };
}

test('what is written with the tools is kept as they say', async () => {
  const { page, tool, type, html, clear } = await open();
  await clear();
  await page.getByRole('combobox', { name: 'Paragraph style' }).first().selectOption('h2');
  await type('Cut-off');
  await page.keyboard.press('Enter');
  for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough']) await tool(name).click();
  await type('a');
  for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough']) await tool(name).click();
  await page.getByRole('combobox', { name: 'Size' }).first().selectOption('18px');
  await tool('Text colour').click();
  await tool('Red').click();
  await type('b');
  await tool('Centre').click();
  await expect
    .poll(html)
    .toBe(
      '<h2>Cut-off</h2><p style="text-align: center;"><strong><em><s><u>a</u></s></em></strong><span style="color: rgb(194, 51, 44); font-size: 18px;">b</span></p>',
    );
  await tool('Clear formatting').click();
  await page.keyboard.press('Enter');
  await tool('Numbered list').click();
  await type('one');
  await page.keyboard.press('Enter');
  await tool('Indent').click();
  await type('two');
  await expect.poll(html).toContain('<ol><li><p>one</p><ol><li><p>two</p></li></ol></li></ol>');
});

test('a link is put in and taken out; one that leads astray is not taken', async () => {
  const { page, tool, html, clear } = await open();
  await clear();
  await tool('Link').click();
  const address = page.getByRole('textbox', { name: 'URL' });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a valid URL').waitFor();
  await address.fill('example.com/rates');
  await page.keyboard.press('Enter');
  await expect.poll(html).toContain('href="https://example.com/rates"');
  await page.keyboard.press('ArrowLeft');
  await tool('Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(html).toBe('<p>https://example.com/rates</p>');
});

test('the tools are one stop of the keyboard, and arrows go along them', async () => {
  const { page, text, html, clear } = await open();
  await clear();
  await page.keyboard.press('Alt+F10');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const isInText = () => text.evaluate((field) => field === document.activeElement);
  expect(await focused()).toBe('Paragraph style');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Bold');
  await page.keyboard.press('Enter');
  await expect.poll(isInText).toBe(true);
  await page.keyboard.type('x');
  await expect.poll(html).toBe('<p><strong>x</strong></p>');
  await page.keyboard.press('Alt+F10');
  expect(await focused()).toBe('Bold');
  await page.keyboard.press('Tab');
  expect(await isInText()).toBe(true);
});

test('pictures come by the button, by pasting and by dropping, and readers see them', async () => {
  const { page, tool, html, clear } = await open();
  await clear();
  const { content } = await photo('站台.jpg', { width: 300, height: 200 });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool('Image').click()]);
  await chooser.setFiles({ name: '站台.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) });
  await expect.poll(html).toMatch(/^<img data-resource-id="\d+" alt="站台">$/);
  await page.evaluate(
    (bytes) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
      const field = document.querySelector('[role=textbox]');
      field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }));
      const { left, top } = field?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }));
      const at = { clientX: left + 30, clientY: top + 20, bubbles: true, cancelable: true };
      field?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, ...at }));
    },
    [...content],
  );
  await expect.poll(async () => (await html()).match(/data-resource-id/g)?.length).toBe(3);
  expect(await html()).not.toContain('underway');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter((image) => image.src.startsWith('blob:') && image.naturalWidth === 300).length,
      ),
    )
    .toBe(6);
});

test('a picture of more than 5 MB and one that is none are not taken, and why is said', async () => {
  const { page, tool, html, clear } = await open();
  await clear();
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool('Image').click()]);
    await chooser.setFiles({ name, mimeType, buffer });
  };
  await choose('big.jpg', 'image/jpeg', Buffer.alloc(5 * 1024 * 1024 + 1));
  await page.getByText('5 MB').first().waitFor();
  await choose('false.png', 'image/png', Buffer.from('no picture'));
  await page.getByText('Image insertion failed').waitFor();
  await expect.poll(html).toBe('');
});

/** Inserts markup by a paste or drop event. */
async function insertMarkup(page: Page, method: 'paste' | 'drop', html: string): Promise<void> {
  await page.evaluate(
    ([method, html]) => {
      const carried = new DataTransfer();
      carried.setData('text/html', html);
      carried.setData('text/plain', 'ab');
      const field = document.querySelector('[role=textbox]');
      const { left, top } = field?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const how = { bubbles: true, cancelable: true };
      const at = { clientX: left + 30, clientY: top + 20 };
      field?.dispatchEvent(
        method === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: carried, ...how })
          : new DragEvent('drop', { dataTransfer: carried, ...how, ...at }),
      );
    },
    [method, html] as const,
  );
}

const HOSTILE =
  '<p onclick="x()">a<script>window.hit=1</script><img src="x" onerror="window.hit=1"><svg/onload=window.hit=1></svg><video src=x onerror=\'window.hit=1\'></video><a href="javascript:window.hit=1">b</a><iframe srcdoc="<script>parent.hit=1</script>"></iframe></p>';

test.each(['paste', 'drop'] as const)(
  'a hostile page brings nothing but its words by %s, and the browser finds nothing to complain of',
  async (method) => {
    const { page, html, clear } = await open();
    await clear();
    await insertMarkup(page, method, HOSTILE);
    await expect.poll(html).toBe('<p>ab</p>');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  },
);

test('what was written in another program keeps its marks', async () => {
  const { page, html, clear } = await open();
  await clear();
  await insertMarkup(
    page,
    'paste',
    '<p class="MsoNormal" style="mso-x:1"><span style="font-weight:700;color:#c2332c">a</span><a href="https://example.cn">b</a></p>',
  );
  await expect
    .poll(html)
    .toBe(
      '<p><span style="color: rgb(194, 51, 44);"><strong>a</strong></span><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.cn/">b</a></p>',
    );
});
