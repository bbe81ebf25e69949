import { type Kind, step, tip } from '../kind.ts';

export const letSomeoneGo: Kind = {
  id: 'let-someone-go',
  category: 'profession',
  name: 'Let an employee go fairly',
  slots: {
    role: {
      words: [
        'apprentice',
        'assistant',
        'manager',
        'cleaner',
        'nanny|babysitter|housekeeper|carer',
        'salesperson',
        'driver',
        'cook|chef',
        'developer',
        'contractor|freelancer|agency',
        'tenant|lodger',
        'volunteer',
      ],
      otherwise: 'employee',
    },
  },
  ask: {
    question: 'Is it about performance, behaviour, or no work?',
    chips: ['Performance', 'Behaviour', 'No money or work'],
  },
  hoursAWeek: 3,
  overview:
    'You get advice first, write down facts, give a fair chance where it is about performance, and then hold one short, kind and clear talk with papers ready. Work, keys and the team are settled the same day.',
  approach:
    'Law asks for a reason, a procedure and a notice that differ by country and length of service. What goes wrong is deciding in anger, soft words that leave hope, and papers that don’t match what was said.',
  done: 'The {role} has left with papers and pay in order, and the team knows what happens to the work.',
  cautions: [
    'Speak to an employment lawyer or employers’ service before any warning or talk. Pregnancy, illness, disability, parental leave, apprentices and staff representatives are specially protected.',
  ],
  steps: [
    step(
      'Write down facts and what you have said so far',
      'Date, event, effect, what you said, answer. Separate facts from feelings. Look into contract, trial period, notice, collective agreement, size of firm. In a trial period the way is shorter.',
      ['Write five facts with dates', 'Find contract and notice period', 'Note when the trial period ends'],
      1.5,
    ),
    step(
      'Get legal advice on the {role} and the reason',
      'Bring facts and contract. Ask: which reason holds, how many warnings, notice, severance, social selection, who must be heard first, risk in money.',
      ['Book the lawyer or employers’ service', 'Ask your six questions', 'Write down the procedure'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Tell the {role} what must change and by when',
      'Private, with facts, two or three changes that can be measured, help, four to eight weeks, weekly talk, consequence named. Written warning where law asks. For lack of work instead show other posts and hours.',
      ['Hold the talk', 'Confirm it in writing', 'Fix weekly dates'],
      2,
      { waitDays: 28 },
    ),
    step(
      'Review honestly and decide on the set day',
      'Compare with the measured points. If it got better, say so and close. If not, decide once, and no longer weigh. Ask yourself what you did not give.',
      ['Compare the {role} facts with each point', 'Write the decision', 'Hear the staff council if there is one'],
      1,
    ),
    step(
      'Prepare letter, sums and handover',
      'Signed letter in the legal form, notice date, holiday left, final pay, reference, papers, return of keys and laptop, access closed at the time. A settlement needs time to think and advice.',
      ['Have the letter checked', 'Calculate the last pay', 'List keys and accesses'],
      3,
    ),
    step(
      'Hold a ten-minute talk with the {role}',
      'Not Friday evening, private, a witness. First sentence is the decision: I have decided to end your employment on …. Reason in two sentences, no debate, what happens next, silence, thanks. Let them choose how colleagues hear it.',
      ['Write the first three sentences', 'Arrange room and witness', 'Hand over the letter'],
      1,
    ),
    step(
      'Tell the team and share out the work',
      'Same day, two sentences, no reasons. Who takes what until when. Ask who is overloaded. Customers get a new name.',
      ['Write two sentences', 'Share the tasks', 'Talk to the closest colleague'],
      2,
    ),
    step(
      'Close pay, papers and reference of the {role}',
      'Final pay on time, reference truthful and kind, certificates, pension, authorities. Then look at your own part: advert, trial, feedback. Change one thing before the next hire.',
      ['Pay on the due day', 'Send reference and papers', 'Change one thing in your hiring'],
      2,
      { waitDays: 28 },
    ),
  ],
  suggestions: [
    tip('Rehearse the first sentence aloud', 'It must not wobble.', 'Twice', 'No sorry story'),
    tip('Offer help to find work', 'It costs little.', 'Two names', 'Time off'),
    tip('Keep notes locked', 'Data law.', 'Only you', 'Delete later'),
    tip('Plan your own evening', 'It is hard for you too.', 'Walk', 'Talk'),
    tip('Ask what they want said', 'Dignity.', 'Wording', 'Respect'),
    tip('Don’t decide in the busy week', 'Anger speaks.', 'Two nights', 'Adviser'),
    tip('Check holiday and overtime', 'Often wrong.', 'Sheet', 'Accountant'),
    tip('Look at a smaller post first', 'Hours may solve it.', 'Offer', 'In writing'),
    tip('Close accounts kindly', 'At the end, not before.', 'List', 'Time'),
    tip('Thank for one true thing', 'People remember.', 'Specific', 'Short'),
    tip('Watch the team for two weeks', 'Fear spreads.', 'Talks', 'Facts'),
    tip('Write down lessons for hiring', 'Next time.', 'Trial', 'Tasks'),
  ],
};
