import { type Kind, step, tip } from '../kind.ts';

export const getAVasectomy: Kind = {
  id: 'get-a-vasectomy',
  category: 'health',
  name: 'Decide on a vasectomy and have it done',
  slots: {
    who: { words: ['wife', 'girlfriend', 'partner', 'husband', 'fiancée'], otherwise: 'partner' },
    worry: {
      words: [
        'pain',
        'regret|reversible|reversal',
        'sex|libido|desire',
        'needles|needle|fear',
        'cost|price',
        'work|sick leave|sport',
      ],
      otherwise: 'pain and regret',
    },
  },
  ask: {
    question: 'Are you sure you want no (more) children, and what still worries you?',
    chips: ['Sure, just scared', 'Nearly sure', 'Wife and I disagree'],
  },
  hoursAWeek: 1,
  overview:
    'You decide together and soberly, have a talk with the urologist, choose date and method, rest for a few days, and use contraception until the semen test is clear, about three months later.',
  approach:
    'See it as final. It takes about 20 to 30 minutes under local anaesthetic, no change in hormones, desire or erection. The usual mistake is trusting it before the test.',
  done: 'A semen test shows no (or no moving) sperm and the urologist gives the all-clear.',
  cautions: [
    'Not in a crisis, right after a birth or separation, or under pressure. Afterwards fever, growing swelling, or strong pain: call at once. About one to two in a hundred have lasting pain; ask about it.',
    'Keep contraception until the all-clear. Say blood thinners, bleeding trouble and infections beforehand.',
  ],
  steps: [
    step(
      'Write for and against and the what-ifs',
      'What if there is a new partner, or you change your mind? What about other methods such as a coil? Young men and those without children regret it more often.',
      ['Write five lines each', 'Answer the what-ifs', 'Name the worry: {worry}'],
      0.5,
    ),
    step(
      'Talk it through with your {who}',
      'How sure is each of you, and who uses what until then? The decision about your body is yours, but it is better when both agree.',
      ['Choose a calm evening', 'Hear them first', 'Sleep on it two weeks'],
      0.5,
      { waitDays: 10 },
    ),
    step(
      'Have a talk with the urologist',
      'Ask about the method with or without scalpel, lasting pain, failure (about one in two thousand after the clear test), cost, and the time to think it over.',
      ['Call two practices for price and wait', 'Ask about {worry}', 'Ask: how many do you do a year?'],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Fix the day before a quiet weekend',
      'Thursday or Friday is best: you need two or three days off and a week without lifting and sport.',
      ['Book it', 'Tell work without details', 'Arrange the children and the way home'],
      0.4,
    ),
    step(
      'Prepare shave, pants and cold packs',
      'Shave the day before, shower, and wear tight underwear. Put peas in the freezer and have paracetamol at home; take aspirin only if the doctor says so.',
      ['Buy two tight pants', 'Fill the freezer', 'Read the sheet again'],
      0.4,
    ),
    step(
      'Have it done and rest for two days',
      'The numbing stings a little, then it takes about half an hour. Afterwards lie on the sofa and cool for 15 minutes at a time; sex is possible after about a week.',
      ['Someone drives you', 'Lie down for two days', 'Call with fever or growing swelling'],
      0.7,
      { waitDays: 7 },
    ),
    step(
      'Use protection for three months or 20 times',
      'There are still sperm behind the cut, so pregnancies in this time are no surprise. Keep using the method you had.',
      ['Enter the test date', 'Keep condoms or the other method', 'Do not skip it with your {who}'],
      0.4,
    ),
    step(
      'Hand in the semen test and get the all-clear',
      'It is done after about 12 weeks, sometimes twice. Only when the result says so in writing do you stop other contraception.',
      ['Take the sample as told', 'Ask for the result in writing', 'Tell your {who}'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Wear tight pants for a week', 'It lowers pain most.', 'Night too', 'Two pairs'),
    tip(
      'Freeze peas in small bags',
      'They fit better than a large pack.',
      'A cloth between',
      'Fifteen minutes at a time',
    ),
    tip('Plan films and no DIY', 'Lifting and ladders can start bleeding.', 'Two days on the sofa', 'Ask for help'),
    tip('Ask for no-scalpel', 'Smaller hole, fewer bruises.', 'Experience', 'Cost'),
    tip('Think of freezing sperm', 'Only with a doubt.', 'Price', 'Years'),
    tip(
      'Tell a friend who had it',
      'One honest talk makes the fear smaller.',
      'Ask about the first week',
      'And the test',
    ),
    tip('Mind bruises', 'Blue is normal, growing is not.', 'Photo', 'Call'),
    tip('Wait with cycling', 'Give it two weeks.', 'Gym as well', 'Begin slowly'),
    tip('Avoid a hot bath first days', 'The wound should stay dry.', 'Short showers', 'Pat it dry'),
    tip('Put the test in both calendars', 'Many men forget it.', 'After twelve weeks', 'Get the cup beforehand'),
    tip('Talk about desire', 'Hormones and erection stay as they are.', 'Say what worries you', 'Take time'),
    tip('Ask about later pain', 'It is rare and can be treated.', 'Go early', 'The same urologist'),
  ],
};
