import { type Kind, step, tip } from '../kind.ts';

export const whistleblowSafely: Kind = {
  id: 'whistleblow-safely',
  category: 'profession',
  name: 'Report wrongdoing at work safely',
  ask: {
    question: 'Is anybody in danger now, and do you have proof?',
    chips: ['Danger to people', 'Fraud or theft', 'Already under pressure'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You get confidential advice before you tell anybody, write down what you saw yourself, choose the channel the law protects, report in plain facts, and prepare for pressure afterwards.',
  approach:
    'Protection depends on how and to whom you report. What goes wrong is copying whole drives, anger posts, press first, and doing it alone.',
  done: 'The report has been received by the right body, you have proof of that, and you know your protection and next date.',
  cautions: [
    'Speak to a whistle-blower charity, union or lawyer before you copy, forward or publish anything. If somebody is in immediate danger call the emergency number or regulator today.',
  ],
  steps: [
    step(
      'Call a confidential advice line before telling anyone',
      'Whistle-blower charities, union, lawyer, professional body. Use a private phone. Ask: is it covered by law, which channel, what may I keep, how am I protected?',
      ['Find the national advice line', 'Call from a private phone', 'Note the answers by hand'],
      1,
    ),
    step(
      'Write what you saw yourself, with dates',
      'Facts, not motives: when, where, who, sum, words, document name, who else saw it. Separate seen, heard, guessed. Keep it at home.',
      ['Write events in order', 'Mark seen, heard, guessed', 'Keep it off work devices'],
      1.5,
    ),
    step(
      'Ask what proof you may lawfully keep',
      'Own mails, rota, payslips; note where documents lie rather than copying them. No patient or customer data, no secret recordings without advice.',
      ['List proof and where it is', 'Ask the adviser about each', 'Copy nothing more until then'],
      1,
    ),
    step(
      'Check money, contract and support at home',
      'Legal insurance, union, savings, doctor, one trusted person. What if you are moved, sued, dismissed? Secrecy clauses do not stop protected reports in many countries.',
      ['Talk with one trusted person', 'Check legal insurance or union', 'Write down three months of costs'],
      1.5,
    ),
    step(
      'Choose internal, regulator or police with the adviser',
      'Internal officer when trusted, regulator for safety, tax, care, finance, police for crime; press last and only with advice. Anonymous, confidential or named: each has a price.',
      ['Compare the channels', 'Decide on your name', 'Note legal deadlines'],
      1,
    ),
    step(
      'Send the report in two pages of facts',
      'Danger, facts in order, proof and where, who to ask, what you ask for, that you report under the law. Confirmation due in days (seven in the EU). Keep date and copy.',
      ['Write two pages', 'Have the adviser read it', 'Ask for a confirmation'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Log every reaction and answer calmly',
      'Shift change, warning, silence: date and words. Reply in writing, keep working well, refuse private talks without company.',
      ['Log reactions the same day', 'Bring someone to talks', 'Report reprisals at once'],
      3,
    ),
    step(
      'Follow up by the legal date and look after yourself',
      'Feedback due in about three months; then next channel. Doctor or counsellor, sport, one person who knows. Decide with advice: stay, move, settle.',
      ['Diarise the feedback date', 'See a doctor if sleep goes', 'Decide with the adviser'],
      3,
    ),
  ],
  suggestions: [
    tip('Use a new mail address', 'Privacy.', 'Own device', 'Password'),
    tip('Keep doing good work', 'It protects.', 'Targets', 'Notes'),
    tip('Do not tell colleagues first', 'Leaks.', 'Adviser', 'Then'),
    tip('Find others who reported', 'You are not alone.', 'Charity', 'Group'),
    tip('Write a reason note to yourself', 'Doubt comes.', 'Short', 'Dated'),
    tip('Avoid social media', 'Evidence.', 'Private', 'Silence'),
    tip('Ask for references now', 'Before.', 'Two', 'Outside'),
    tip('Learn the word detriment', 'Law term.', 'Examples', 'Log'),
    tip('Keep receipts of costs', 'Claims.', 'Folder', 'Dates'),
    tip('Prepare one sentence for questions', 'Calm.', 'I can’t discuss', 'Repeat'),
    tip('Secure your home papers', 'Safe.', 'Copy', 'Trusted person'),
    tip('Plan something good weekly', 'Long road.', 'Date', 'Person'),
  ],
};
