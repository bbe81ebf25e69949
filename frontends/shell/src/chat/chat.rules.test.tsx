import { describe, expect, it } from '@jest/globals';
import { chatOf } from '../../test/fixtures.ts';
import {
  conversation,
  isOverLimit,
  isSendable,
  isStored,
  longestMessage,
  messageOf,
  offersUpgrade,
  readReadyReply,
  type SentMessage,
  taskOffered,
  withDateNow,
} from './chat.rules.ts';

const sent = (overrides: Partial<SentMessage> = {}): SentMessage => ({
  idempotencyKey: 'key',
  message: 'Hello',
  sentAt: '2026-11-20T10:00:00Z',
  state: 'sending',
  text: '',
  ...overrides,
});

describe('the conversation', () => {
  it('ends with what this tab has sent', () => {
    const turns = conversation([chatOf()], [sent(), sent({ idempotencyKey: 'other', state: 'failed' })]);
    expect(turns.map(({ key, kind }) => [key, kind])).toEqual([
      ['chat-1', 'answered'],
      ['key', 'sending'],
      ['other', 'failed'],
    ]);
  });

  it('keeps a message that was not sent before what came later', () => {
    const chats = [
      chatOf({ id: 'before', createdAt: '2026-11-20T09:00:00Z' }),
      chatOf({ id: 'after', createdAt: '2026-11-20T11:00:00Z' }),
    ];
    const turns = conversation(chats, [sent({ state: 'failed' })]);
    expect(turns.map(({ key }) => key)).toEqual(['before', 'key', 'after']);
  });

  it('shows an answered message once, whether the list has it or not', () => {
    const answered = sent({ state: 'answered', answer: chatOf({ id: 'chat-2' }) });
    expect(conversation([chatOf()], [answered])).toHaveLength(2);
    expect(conversation([chatOf(), chatOf({ id: 'chat-2' })], [answered])).toHaveLength(2);
  });
});

describe('a task that a reply offers', () => {
  it('is read with its day, and its own characters', () => {
    const reply = '**Add to your week:** Ring \\*Ann\\* · 2026-12-02\n\nThat is a task of your week.';
    expect(taskOffered(reply)).toEqual({ title: 'Ring *Ann*', day: '2026-12-02' });
    expect(taskOffered('Add to your week whatever you like · 2026-12-02')).toBeUndefined();
  });
});

describe('the message that led to a proposal', () => {
  it('is that of the first turn with it', () => {
    const proposal = { goalId: 'g', proposalId: 'p' };
    const [first, again] = [
      chatOf({ id: 'a', message: 'Drop step 2', proposal }),
      chatOf({ id: 'b', message: 'yes', proposal }),
    ];
    expect(messageOf(again, conversation([first, again], []))).toBe('Drop step 2');
  });
});

describe('a message kept over a reload', () => {
  it.each([
    ['the same text, written since', 'Hello', '2026-11-20T10:00:01.500Z', true],
    ['the same text, written before', 'Hello', '2026-11-20T09:59:59Z', false],
    ['other text', 'Good day', '2026-11-20T10:00:01Z', false],
  ])('is stored when the conversation holds %s: %#', (_what, message, createdAt, expected) => {
    expect(isStored(sent(), [chatOf({ message, createdAt })])).toBe(expected);
  });
});

describe('a reply over the free limit', () => {
  it.each([
    ['“Run” would be goal number 4, and the free plan holds 3. You can [upgrade your plan](/subscription).', true],
    ['You can upgrade in the settings.', false],
    ['The free plan holds three goals.', false],
  ])('is known by naming plan and upgrade: %s', (response, expected) => {
    expect(isOverLimit(response)).toBe(expected);
  });
});

describe('a reply', () => {
  it.each([
    ['Your Goal Roadmap is Ready\n\n- One', '', '- One'],
    ['Good.\n\n## Your Goal Roadmap is Ready\n- One\n- Two', 'Good.', '- One\n- Two'],
    ['**Your Goal Roadmap is Ready: Run 10 km**\n\n- One', '', 'Run 10 km\n\n- One'],
    ['🎉 Your Goal Roadmap is Ready!', '', ''],
    ['Your Goal Roadmap is Ready\n- Run · 2 km · 2026-12-04\n- Rest', '', '- Run · 2 km *Due 2026-12-04*\n- Rest'],
  ])('%p that announces a roadmap becomes a card', (response, before, body) =>
    expect(readReadyReply(response)).toEqual({ before, body, after: '' }),
  );

  it('that announces a roadmap shows four of its steps, and keeps the words below them apart', () => {
    const list = ['- One', '  its detail', '- Two', '- Three', '- Four', '- Five', '  its detail', '- Six'];
    const response = ['Your Goal Roadmap is Ready', '', 'Six steps.', '', ...list, '', 'It is yours.'].join('\n');
    expect(readReadyReply(response)).toEqual({
      before: '',
      body: 'Six steps.\n\n- One\n  its detail\n- Two\n- Three\n- Four\n\n2 more in your roadmap',
      after: 'It is yours.',
    });
  });

  it('without the announcement is plain', () => expect(readReadyReply('Your roadmap is ready')).toBeUndefined());

  it('offers the upgrade when the answer does', () => {
    expect(offersUpgrade('You have 3 goals. Upgrade to Premium for more.')).toBe(true);
    expect(offersUpgrade('Please call somebody you trust.')).toBe(false);
    expect(offersUpgrade('Your Goal Roadmap is Ready: upgrade the kitchen')).toBe(false);
  });
});

describe('a message', () => {
  it.each([
    ['', false],
    [' \n\t', false],
    ['a', true],
    ['a'.repeat(longestMessage), true],
    [` ${'a'.repeat(longestMessage)} `, true],
    ['a'.repeat(longestMessage + 1), false],
  ])('must be non-blank after trimming and not too long', (text, expected) => expect(isSendable(text)).toBe(expected));
});

describe('the date on the card of a roadmap', () => {
  const body = '**Run 10 km**: 8 steps, by 2026-05-01.\n\n- Run 2 km';
  const now = (today: string, targetDate: string | null) => withDateNow(body, { today, targetDate }).split('\n')[0];
  it('stays until its last day', () => expect(now('2026-05-01', '2026-05-01')).toContain(', by 2026-05-01.'));
  it('is said to have passed', () =>
    expect(now('2026-05-02', '2026-05-01')).toBe('**Run 10 km**: 8 steps. Its date, 2026-05-01, has passed.'));
  it('is the new one when the goal has one', () =>
    expect(now('2026-05-02', '2026-08-01')).toBe('**Run 10 km**: 8 steps, by 2026-08-01.'));
});
