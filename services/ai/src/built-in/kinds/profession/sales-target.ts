import { type Kind, step, tip } from '../kind.ts';

export const salesTarget: Kind = {
  id: 'sales-target',
  category: 'profession',
  name: 'Reach my sales target',
  slots: {
    goods: {
      words: [
        'car|cars',
        'property|houses|house|real estate|homes',
        'insurance|policies',
        'software|saas|licences',
        'phones|contracts|energy',
        'equipment|machines|parts',
        'shop|cosmetics|clothes|furniture',
        'membership|memberships|gym|subscriptions',
        'advertising|ads',
        'solar|windows|kitchens',
      ],
      otherwise: 'sales',
    },
  },
  ask: {
    question: 'What do you sell, and where do you lose people?',
    chips: ['Too few first talks', 'Offers, no closing', 'New in sales'],
  },
  hoursAWeek: 5,
  weekly: 'Hold the number of first talks that your sum asks for, and review two of them',
  measures: ['sales', 'deals', 'contracts', 'cars', 'houses', 'policies', 'customers', 'calls'],
  overview:
    'You turn the target into talks a week, find the stage where most are lost, train that stage with recordings, and keep a weekly rhythm of new talks, follow-ups and referrals.',
  approach:
    'Most targets fail by too few first talks early and no second follow-up. What goes wrong is discount instead of questions, and pushing people who will not buy.',
  done: 'The target is reached, with few cancellations and customers who send others.',
  cautions: [
    'No false promises, pressure on old people or hidden terms: cancellations, fines and your name cost more.',
  ],
  steps: [
    step(
      'Break the {goods} target into talks a week',
      'Target, average sale, closing rate, talks per offer, weeks left with holidays. Example: 24 sales, one of four offers, half of talks to offer: that makes 192 talks, or four a week.',
      ['Take last quarter’s figures', 'Calculate talks a week', 'Enter them in the calendar'],
      1,
    ),
    step(
      'Find the stage where you lose most',
      'Contact, first talk, need, offer, closing, cancelled. Compare with the best colleague. One stage only for six weeks.',
      ['Count by stage', 'Ask the best colleague for theirs', 'Choose one stage'],
      1.5,
    ),
    step(
      'List a hundred people who may need you now',
      'Old customers, expired offers, referrals, events (moving, baby, new rule), partners. Rank by need and reach. Consent rules for calls.',
      ['List fifty old {goods} contacts', 'Add twenty by event', 'Check the consent rules'],
      4,
    ),
    step(
      'Prepare six questions and three stories',
      'What happens now, what does it cost, what if nothing changes, who decides, by when, what would be good? Stories: similar customer with numbers. Listen two thirds.',
      ['Write six {goods} questions', 'Write three stories', 'Try them in three talks'],
      3,
    ),
    step(
      'Hold your first talks at a fixed hour',
      'Two hours in the best time, with the phone off the rest of the time. Opener: reason for call in ten seconds, question. Count talks, not hours. After each: next step with date.',
      ['Block the hours', 'Start with the ten warmest', 'Fix a next step each'],
      40,
      { measured: 'Close the first {25%}' },
    ),
    step(
      'Make each {goods} offer in person with two options',
      'Sum up need in their words, two options, price without pause, what would stop you? Objections: understand, ask, answer, check. No discount without return.',
      ['Present instead of mailing', 'Practise the price aloud', 'Write answers to five objections'],
      20,
      { measured: 'Close {50%} of them' },
    ),
    step(
      'Follow up five times with something useful',
      'Day 2, 5, 10, 20, 40: answer, example, question, news, goodbye. Half of sales come after the third.',
      ['Set the five dates', 'Write five short texts', 'Clean out dead offers'],
      15,
      { measured: 'Close {75%} of them' },
    ),
    step(
      'Ask every buyer for one name and close the {goods} quarter',
      'After the first use: happy? Who else? Review week: numbers, two recordings, one change. Next quarter’s list starts three weeks before.',
      ['Call buyers after two weeks', 'Ask for one name', 'Start the next list'],
      10,
      { measured: 'Close {total}' },
    ),
  ],
  suggestions: [
    tip('Listen to one own recording a week', 'Hurts and helps.', 'Consent', 'One change'),
    tip('Shadow the best', 'Half a day.', 'Notes', 'Copy one'),
    tip('Know product faults', 'Trust.', 'Say', 'Fit'),
    tip('Prepare the first sentence', 'Ten seconds.', 'Aloud', 'Smile'),
    tip('Take breaks after five noes', 'Mood.', 'Walk', 'Water'),
    tip('Keep promises small', 'Deliver.', 'Note', 'Date'),
    tip('Write notes at once', 'Memory.', 'Words', 'Children’s names'),
    tip('Ask for the decision maker', 'Time.', 'Polite', 'Both'),
    tip('Learn to let go', 'Wrong buyer.', 'Refer', 'Thanks'),
    tip('Dress as your buyers', 'Near.', 'Clean', 'Shoes'),
    tip('Start the month strong', 'Calm end.', 'Ten talks', 'Week one'),
    tip('Share leads with a partner', 'Both gain.', 'Rule', 'Weekly'),
  ],
};
