import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const steps = [
  'Register for the spring exam',
  'Buy the study text',
  'Read chapters 1 to 8',
  'Do 100 practice questions',
  'Sit two mock exams',
].map((title, n) => ({ id: String(n + 1), title, completed: false }));
const plan = { title: 'Pass the audit exam', steps };
const read = (text: string) => readEdit(text, { plan, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;

describe('a new title as the message gives it', () => {
  it.each([
    ['step two\'s name is vague. call it "Buy the BPP study text"', '2', 'Buy the BPP study text'],
    ['2 should be "Order the Kaplan text" please', '2', 'Order the Kaplan text'],
    ['Could you reword 4: Do 200 practice questions', '4', 'Do 200 practice questions'],
    ['make number 5 say: Sit two mock exams under time', '5', 'Sit two mock exams under time'],
    ['I would call the first one "Register on the ACCA site"', '1', 'Register on the ACCA site'],
    [
      '"Read the first eight chapters" would be a better name for chapters 1 to 8',
      '3',
      'Read the first eight chapters',
    ],
    ['Can 5 be "Sit a mock with Ana"? She is strict', '5', 'Sit a mock with Ana'],
    ['Tom left. Second step → Borrow the text from Ana', '2', 'Borrow the text from Ana'],
    ['reading should be named Read chapters 1 to 10', '3', 'Read chapters 1 to 10'],
    ['2 should be Borrow the text from Ana i dont want to buy it', '2', 'Borrow the text from Ana'],
  ])('is taken from "%s"', (text, stepId, title) => {
    expect(read(text)).toEqual({ do: 'rename', stepId, title });
  });

  it("is the goal's where it names the goal", () => {
    const title = 'Pass audit at the second try';
    expect(read(`the goal should be called "${title}"`)).toEqual({ do: 'rename-goal', title });
  });

  it.each(['tick "Buy the study text"', 'add a step called "Ask Tom for notes"'])('is none in "%s"', (text) => {
    expect(read(text)?.do).not.toBe('rename');
  });
});

describe('a number that counts something else', () => {
  const kitchen = {
    title: 'Cook for friends',
    steps: ['Learn to cook a soup', 'Plan a menu', 'Bake a bread'].map((title, n) => ({
      id: String(n + 1),
      title,
      completed: false,
    })),
  };
  const ask = (text: string) =>
    readEdit(text, { plan: kitchen, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;

  it.each([
    'I have three kids, call the soup step "Cook soup with the kids"',
    'the soup is for two, call it "Cook soup for us both"',
  ])('names no step in "%s"', (text) => expect(ask(text)).toMatchObject({ stepId: '1' }));

  it('leaves a short form whole', () => {
    expect(ask('step 2 should be called Visit Dr. Smith')).toMatchObject({ stepId: '2', title: 'Visit Dr. Smith' });
  });
});
