import { type Kind, step, tip } from '../kind.ts';
import { workRightsHere } from '../local-work.ts';

export const leaveToxicJob: Kind = {
  id: 'leave-toxic-job',
  category: 'profession',
  name: 'Leave a job that harms me',
  slots: {
    trouble: {
      words: [
        'bullying|mobbing',
        'harassment|harassed',
        'sexual harassment',
        'racism|racist',
        'discrimination',
        'shouting|shouts|screaming',
        'threats|threaten|threatens',
        'exclusion|exclude',
        'unpaid overtime|overtime',
        'unpaid wages|do not pay',
        'understaffing|staffing',
        'overwork|workload',
        'micromanagement|micromanages',
        'lies|lying|gaslighting',
        'unsafe work|dangerous|safety',
        'humiliation|humiliates',
      ],
      otherwise: 'bad treatment',
    },
  },
  ask: {
    question: 'How bad is it today, and could you live three months without pay?',
    chips: ['It makes me ill already', 'I can hold out some months', 'I want to go but need the money'],
  },
  hoursAWeek: 4,
  weekly: 'Take one step out and do two things that restore you',
  overview:
    'You first look after your health and write down what happens, then clear rights and money, and choose a date on which you leave, with or without the next job. Until then limits in daily work keep the {trouble} from taking everything.',
  approach:
    'Tell one person outside today; people who go through it alone stay twice too long. What usually goes wrong is resigning in anger without advice, which can cost benefits or a settlement, or waiting for the boss to change.',
  done: 'You have left with papers, pay and health insurance in order, and the next weeks are provided for.',
  cautions: [
    'If you cannot sleep, have panic or think of harming yourself, see a doctor or call a crisis line today; sick leave is often possible. In case of violence or threats contact the police.',
    'Before you resign or sign an agreement, ask a union, labour lawyer or advice centre: resigning yourself can delay benefits, and complaints of harassment or dismissal have short time limits.',
  ],
  steps: [
    step(
      'Tell one person outside and rate your health',
      'Talk for half an hour with someone you trust. Then note sleep, stomach, mood, alcohol from 0 to 10. If two of them are bad, see the doctor before everything else; sick leave gives you time to think.',
      [
        'Call the person you trust today',
        'Write down sleep, stomach, mood and alcohol',
        'Book the doctor if two of them are bad',
      ],
      1,
    ),
    step(
      'Write down each case of {trouble} with date and witness',
      'Note day, time, words, who was there and the effect on you. Do it at home the same evening, not on the work computer. It helps the doctor, the lawyer and your own judgement.',
      [
        'Write down the three worst cases of {trouble}',
        'Keep the record in a private place',
        'Save contract, payslips and references',
      ],
      3,
    ),
    step(
      'Get advice on your rights about {trouble} before you act',
      'Ask a union, works council, labour lawyer or advice centre: what can I demand, what happens if I resign, sick leave, release, settlement, reference, time limits? The first hour is often free.',
      [
        'Book two advice talks',
        'Bring the notes on {trouble} and the contract',
        'Write down the next date that matters',
      ],
      3,
      { local: workRightsHere, waitDays: 5, resources: 'Workplace advice in the UK: https://www.acas.org.uk' },
    ),
    step(
      'Do the sums for three months without pay',
      'Add up bare costs, savings, benefits, a partner’s income and health insurance. Name the sum you need to go without a new job. If it is missing, cut costs and set the date by it; your health may decide earlier.',
      [
        'Add up a bare month',
        'Ask the employment office about waiting periods because of {trouble}',
        'Open a separate account for leaving',
      ],
      2,
    ),
    step(
      'Set daily limits against {trouble} until you leave',
      'Take breaks outside, avoid talks alone with the person, answer in writing, and silence the phone after work. Learn two sentences for attacks: I will not be spoken to like this; we can go on tomorrow.',
      [
        'Practise the two sentences aloud',
        'Agree a signal with a colleague',
        'Report {trouble} in writing where advised',
      ],
      3,
    ),
    step(
      'Look for what comes next without telling anyone there',
      'Work from home on CV, ten contacts and three applications a week, with interviews early or late in the day. There say what you look for, not what you leave. Check new places: ask why the last person left.',
      [
        'Renew CV and profile with notices switched off',
        'Write to ten people you trust',
        'List five signs of {trouble} you will not accept again',
      ],
      25,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Choose the day, resign in two sentences, and leave',
      'Form and notice come from the contract; the letter is signed and its delivery proved, or your adviser first talks about a settlement. Two sentences are enough: I leave on this date, thank you for arranging the handover. No reasons, no discussion.',
      [
        'Have the letter checked and take private things home',
        'Hand it over with someone present, without discussing the {trouble}',
        'Check reference, last payslip and the employment office date',
      ],
      6,
      { waitDays: 14 },
    ),
    step(
      'Recover for a month before you judge yourself',
      'Make no large decisions for two weeks. Sleep, move, see people and, if needed, begin therapy. Write half a page: what I saw early, what I will ask next time. It is done when Sunday evening is an ordinary evening again.',
      [
        'Plan the first two weeks after leaving',
        'Book a talk with a doctor or counsellor about the {trouble}',
        'Write half a page on what you will ask next time',
      ],
      6,
      { when: { weeksFrom: 9 } },
    ),
  ],
  suggestions: [
    tip(
      'Decide nothing on a Sunday night',
      'Worry is strongest before the week begins.',
      'Write it down',
      'Look on Tuesday',
    ),
    tip(
      'Have someone to ring after bad days',
      'Talk for ten minutes and then do something else.',
      'Same person',
      'Agree it',
    ),
    tip(
      'Leave the desk for lunch',
      'Half an hour outside lowers the tension of the afternoon.',
      'Fresh air',
      'No work people if possible',
    ),
    tip(
      'Answer attacks in writing',
      'In writing you can stay with the facts and have a record.',
      'As discussed',
      'Only facts',
    ),
    tip('Do not take the file home unlawfully', 'It can turn against you.', 'Own notes yes', 'Ask the adviser'),
    tip('Keep two references outside', 'Former bosses and customers count.', 'Ask them now', 'Phone and mail'),
    tip(
      'Tell children something true',
      'They notice the tension, and a short explanation calms them.',
      'Work is hard, I am changing it',
      'It is not your fault',
    ),
    tip(
      'Move the body after work',
      'Twenty minutes of walking help the body to calm down.',
      'Twenty minutes',
      'Before the sofa',
    ),
    tip(
      'Write what is good in you',
      'In such places people begin to doubt what they can do.',
      'Ten lines',
      'Ask a friend for three',
    ),
    tip(
      'Ask about an internal move',
      'Sometimes one person is the problem.',
      'With the works council',
      'Only if you want it',
    ),
    tip('Prepare the sentence for interviews', 'It comes in each of them.', 'I am looking for', 'Twelve seconds'),
    tip(
      'Mark the last day in the calendar',
      'It is easier to bear when you can count the weeks.',
      'Count weeks',
      'Something nice the day after',
    ),
  ],
};
