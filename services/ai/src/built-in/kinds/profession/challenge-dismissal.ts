import { type Kind, step, tip } from '../kind.ts';
import { jobOfficeHere, workRightsHere } from '../local-work.ts';

export const challengeDismissal: Kind = {
  id: 'challenge-dismissal',
  category: 'profession',
  name: 'Challenge my dismissal',
  slots: {
    person: {
      words: ['boss|manager', 'company|firm|employer', 'agency', 'school', 'hospital'],
      otherwise: 'employer',
    },
  },
  ask: {
    question: 'When did you get the notice, and in what form?',
    chips: ['This week, in writing', 'They want me to sign something', 'Sacked on the spot'],
  },
  hoursAWeek: 2,
  overview:
    'You will save the time limit, get advice, collect papers, ask for the reason, and choose between job back, money and a good reference.',
  approach:
    'Days count more than arguments. Many laws give only weeks. Sign nothing at once, stay polite, and claim benefits at the same time.',
  done: 'You have a ruling or an agreement in writing, the money is paid and the reference is in your hand.',
  cautions: [
    'Look up your time limit today, since after it even a good case is lost. Do not take files or delete mails of the firm. Sign no settlement without advice.',
  ],
  steps: [
    step(
      'Note the day of the notice and the last day to act',
      'How and when you got it: letter, talk, message. Look up the limit in your country and write it in red.',
      ['Photograph the letter', 'Note who was there', 'Look up the time limit'],
      0.5,
    ),
    step(
      'Get advice within three days',
      'Union, employment lawyer, law centre, legal insurance. Bring contract and letter. Ask: what is it worth, what must I not do?',
      ['Ring two places', 'Bring both papers', 'Ask about costs'],
      1,
      { local: workRightsHere, waitDays: 3 },
    ),
    step(
      'Register for benefits',
      'Same week, else you may lose money. Say that you object to the dismissal.',
      ['Register online', 'Upload the letter', 'Ask about a waiting period'],
      1,
      { local: jobOfficeHere },
    ),
    step(
      'Write down what happened',
      'Dates, words, witnesses, warnings, praise, illness, pregnancy, complaints you made before. Two pages.',
      ['Write the dates', 'Name witnesses', 'Mark what may be the true reason'],
      1.5,
    ),
    step(
      'Collect papers at home',
      'Contract, payslips, appraisals, rotas, mails that are yours. Ask for your personnel file.',
      ['Make a folder', 'Ask for the file in writing', 'Save messages'],
      1.5,
    ),
    step(
      'Object in writing',
      'Short: I do not accept the dismissal, please give the reason, I offer my work. Use the appeal in the firm when there is one.',
      ['Have the letter read', 'Send it with proof', 'Prepare the appeal talk'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Try for an agreement',
      'Mediation service or lawyers. Know three sums: hoped for, fair, least. Reference and day of leaving count as well.',
      ['Work out lost pay', 'Write three sums', 'Ask for the reference text'],
      2,
      { waitDays: 21 },
    ),
    step(
      'File the claim before the limit',
      'Labour court or tribunal, often free or without lawyer. Filing does not stop talks.',
      ['Fill in the form', 'Attach two pages', 'Keep the proof of filing'],
      2,
      { waitDays: 60 },
    ),
    step(
      'Prepare the hearing or close the deal',
      'Facts in order, witnesses, calm. Or read each line: sum, tax, holiday, reference, silence.',
      ['Practise five minutes', 'Put papers in order', 'Have the deal checked'],
      3,
    ),
    step(
      'Look for work beside it',
      'Two applications a week help you, and many courts ask for them. One sentence for why you left.',
      ['Write the sentence', 'Send two a week', 'Keep a list'],
      4,
    ),
  ],
  suggestions: [
    tip('Sign nothing at the table', 'You may always read first.', 'Ask for three days', 'Take a copy'),
    tip('Offer your work in writing', 'It keeps your claim to pay.', 'One sentence', 'With date'),
    tip('Stay out of social media', 'Each line will be read aloud.', 'No names', 'Ask friends, too'),
    tip('Ask for the certificate now', 'Later it gets harder.', 'Draft it yourself', 'Ask for two changes'),
    tip('Check your last payslip', 'Holiday and overtime are often missing.', 'Count the days', 'Write within a month'),
    tip('Tell the doctor when it makes you ill', 'It is part of the case.', 'Dates', 'Sleep'),
    tip('Keep contact with two colleagues', 'They know what is said.', 'Outside work', 'Do not push them'),
    tip('Ask whether others were dismissed', 'Many dismissals at once have special rules.', 'How many', 'Since when'),
    tip(
      'Look at special protection',
      'Pregnancy, disability and council members have more.',
      'Ask at once',
      'Send the proof',
    ),
    tip('Put money in order', 'Months may pass.', 'Budget', 'Ask about rent help'),
    tip('Give back what belongs to them', 'It avoids a new quarrel.', 'Get a receipt', 'Photo'),
    tip('Plan the day after', 'It ends one day.', 'Something good', 'People'),
  ],
};
