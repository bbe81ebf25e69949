import { describe, expect, it } from '@jest/globals';
import { mailDraft } from '@pathwise/contracts/questions/ai';
import { draftMail } from './draft-mail.rules.ts';

describe('a mail drafted by rules', () => {
  it.each([
    [
      'Write an email that reminds people to plan their week',
      'A reminder to plan your week',
      'This is a small reminder to plan your week.',
      '/plan',
    ],
    [
      'Invite members to the summer challenge',
      'An invitation to the summer challenge',
      'We would like to invite you to the summer challenge.',
      '/challenges',
    ],
    [
      'Create a short, friendly newsletter about the new diary wall.',
      'The new diary wall',
      'We are writing to you about the new diary wall.',
      '/diary',
    ],
    [
      'please draft a mail telling users that Pathwise is offline on Sunday from 8 to 10',
      'Pathwise is offline on Sunday from 8 to 10',
      'Pathwise is offline on Sunday from 8 to 10.',
      '/',
    ],
    ['Thank everybody for their feedback', 'Thank you for your feedback', 'Thank you for your feedback.', '/support'],
    [
      'Encourage people who have not been here for a month to come back to their goals',
      'Come back to your goals',
      'We would like to encourage you to come back to your goals.',
      '/goals',
    ],
    ['Happy new year', 'Happy new year', 'Happy new year.', '/goals'],
    ['Frohe Weihnachten', 'Frohe Weihnachten', 'Frohe Weihnachten.', '/'],
  ])('of %p', (prompt, subject, sentence, path) => {
    const mail = draftMail(prompt);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain('<h1>Hello {{firstName}}</h1>');
    expect(mail.html).toContain(`<p>${sentence}</p>`);
    expect(mail.html).toContain(`<a class="button" href="${path}">`);
  });

  it('tells what else the prompt tells, and leaves out how the mail is to be', () => {
    const { html } = draftMail('Invite people to a walk. It begins on Sunday at 9. Keep it warm! They need no ticket.');
    expect(html).toContain('<p>It begins on Sunday at 9.</p>\n<p>You need no ticket.</p>');
    expect(html).not.toContain('warm');
  });

  it('is shorter when it is to be short', () => {
    const [long, short] = ['Write a mail about the week', 'Write a short mail about the week'].map(draftMail);
    expect(long?.html).toContain('Small is fine.');
    expect(short?.html).not.toContain('Small is fine.');
  });

  it.each([
    '<script>alert(1)</script>',
    'Say that {{password}} is {{unknown}}',
    'a\r\nBcc: all@example.org',
    '.',
    '!!!',
    'Write an email',
    'x'.repeat(4_000),
    `Remind people to ${'walk and '.repeat(200)}rest`,
    '“Quotes” & <b>tags</b>',
  ])('of %p has one line as its subject, no markup of the prompt, and no variable but the name', (prompt) => {
    const mail = mailDraft.parse(draftMail(prompt));
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThanOrEqual(80);
    expect(mail.html.match(/\{\{\w+\}\}/g)).toEqual(['{{firstName}}']);
    expect(mail.html).not.toMatch(/<(?:script|b)>/);
  });
});
