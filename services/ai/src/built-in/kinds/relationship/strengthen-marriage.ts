import { type Kind, step, tip } from '../kind.ts';

/** They see a counsellor. */
const counselled = [
  'in/having/doing/started/had couples/couple/marriage therapy/counselling',
  'seeing/see a couples/marriage? counsellor/therapist',
];

/** They talk already. */
const talking = [
  'talk/talked about/every/it/openly',
  'date night/nights every/once/already/weekly',
  'already have/do/had',
];

/** They hardly talk, without a quarrel. */
const silent = [
  'talking/talk again/more/less',
  'silent/silence/lodgers/flatmates',
  'separate/different/other rooms/room',
  'hardly/barely/never/not talk/speak/say',
  'do/does not talk/speak',
  "don't/doesn't talk/speak",
  'nothing to say',
  'conversation/conversations',
];

const workTogether = ['run the/a _? together', 'business/shop/hotel/farm/restaurant together', 'great colleague'];

const nestEmpty = [
  'youngest has/left/gone',
  "youngest's gone",
  'kids/children have? left/moved_out/gone',
  'empty nest',
  'two plates',
  'retired',
];

const therapyDone = ['sessions of', 'therapy/course is? finished/done', 'done the gottman/cards', 'weekend away'];

const saysThanks = ['appreciation', 'appreciate', 'good woman/man', 'to know that i'];

export const strengthenMarriage: Kind = {
  id: 'strengthen-marriage',
  category: 'relationship',
  name: 'Make our relationship stronger',
  slots: {
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiancee', 'fiance', 'spouse', 'partner'],
      otherwise: 'partner',
    },
    topic: {
      words: [
        'housework|chores|cleaning',
        'time for the two of you|quality time|date nights|date night|time together',
        'sex|intimacy|sex life',
        'money',
        'the children|kids|baby|parenting',
        'work hours|shift work|shifts|overtime|jobs',
        'phones|screens|phone',
        'in-laws|mother-in-law|mother in law',
        'romance|spark',
        'trust|jealousy',
        'holidays|travel',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'What do you miss most between you?',
    chips: ['Time and attention', 'Tenderness and sex', 'Peace about everyday things'],
  },
  hoursAWeek: 3,
  weekly: 'Keep one evening for the two of you, planned by turns',
  overview:
    'You will ask your {partner} what would make a real difference, bring ten minutes of attention into every day, and settle one standing quarrel with a written arrangement. After about three months both of you look at what has changed.',
  approach:
    'Tell your {partner} about your wish first, so that nobody feels worked on. Begin with warmth: kind gestures and interest make hard talks easier. Most attempts fade after three weeks because nothing is in the calendar.',
  done: 'You both say, asked separately, that you feel closer than three months ago, and the weekly evening has become normal.',
  cautions: [
    'If you are afraid of your partner, or are hurt, threatened or controlled, this plan is not the right one. Call a helpline for domestic abuse, from a phone that is not checked.',
    'When talks turn bitter each time, or there was an affair, go to a couples counsellor early instead of late.',
  ],
  steps: [
    step(
      'Agree with your {partner} what the sessions are for',
      'Each writes one sentence: in half a year I would like that we… Read them to each other before the next session and give both to the counsellor. Ask what to practise at home.',
      ['Write one sentence each', 'Read them to each other', 'Ask the counsellor for one exercise'],
      0.7,
      { when: { said: counselled } },
    ),
    step(
      'Write down the three things from the sessions that must not get lost',
      'What did you do better by the sixth session: a pause, a question, a thank you? Three lines on the fridge, each tied to something daily: coffee, the car, lights out. A repair session with the counsellor in three months is booked now.',
      ['Write the three lines together', 'Tie each to a moment of the day', 'Book the session in three months'],
      0.7,
      { when: { said: therapyDone } },
    ),
    step(
      'Ask your {partner} what would feel different in a good year',
      'One quiet evening, one question: what would make the next months good for us? Listen twice as long as you speak, write down the words and do not defend yourself.',
      [
        'Choose a calm hour and say what it is about',
        'Note three wishes in their own words',
        'Name three wishes of your own',
      ],
      1.5,
      { when: { unsaid: [...counselled, ...therapyDone] } },
    ),
    step(
      'Close the business at one hour and meet as a couple',
      'You see each other all day as colleagues. So the company ends: a sign on the door, coats changed, ten minutes without a word about it, then one question about the other. One morning a week out of the house together. Business has its own meeting of 40 minutes with a list.',
      ['Set the hour it closes', 'Choose the free morning', 'Hold the meeting with a list'],
      4,
      { when: { said: workTogether } },
    ),
    step(
      'Give each other ten minutes every day',
      'Ask how it was, what was hard and what you look forward to. Leave out planning, phones and advice. Stop what you are doing when one of you leaves or comes home, and kiss.',
      ['Agree on the time with your {partner}', 'Say one thing you appreciated each day'],
      5,
      {
        when: { unsaid: [...talking, ...silent, ...workTogether] },
        resources: 'Research and exercises for couples: https://www.gottman.com',
      },
    ),
    step(
      'Ask one question in your talks that you have never asked',
      'You do talk, so go one step further: what do you miss, what do you admire in me, what are you afraid of? Only listen, and say it back in your own words before you answer.',
      ['Choose one question each', 'Listen for ten minutes', 'Say back what you heard'],
      3,
      { when: { said: talking } },
    ),
    step(
      'Sit in one room for one cup of tea each evening',
      'Same hour, no screen, fifteen minutes. Begin with things outside the two of you: what you saw, a photo, a letter, what to do on Sunday. Silence is allowed at first. After two weeks eat one meal a day at the same table.',
      ['Invite without a talk about it', 'Bring one thing to tell each evening', 'Add one shared meal in week three'],
      5,
      { when: { said: silent } },
    ),
    step(
      'Say one exact thank you each day',
      'Not you are great, but: you warmed the car for me, I saw it. One spoken, one as a note in a pocket or on the mirror, one before other people in a week. Write thirty in advance from all your years; you will not run out. Ask once which of them meant something.',
      ['Write thirty lines in one sitting', 'Say one tonight', 'Praise once before others'],
      2,
      { when: { said: saysThanks } },
    ),
    step(
      'Do one small thing that your {partner} asked for',
      'Take the easiest wish from the first talk and do it for two weeks without announcing it. Small and reliable counts more than large and once.',
      ['Choose one wish that costs under fifteen minutes', 'Set a reminder on three days'],
      3,
      { when: { unsaid: saysThanks } },
    ),
    step(
      'Hold four weekly evenings with your {partner}',
      'Take turns in planning, at low cost and without screens. Book childcare or swap with other parents. Do something new on at least two of them; new experiences bring people closer than the usual sofa.',
      [
        'Enter the next four dates',
        'Write twenty cheap ideas together',
        'Arrange the first babysitter if you need one',
      ],
      12,
    ),
    step(
      'Lay the house and the week out for two',
      'A smaller table, the child’s room for something of each of you, Sundays without errands, two dinners a week that are cooked together. Each names one thing to learn alone and one together, such as dancing, a trip by train or a dog. Tell each other what you were before the children came.',
      ['Move one table or room', 'Choose one thing together and one alone', 'Tell the story of your first year'],
      3,
      { when: { said: nestEmpty } },
    ),
    step(
      'Share out the housework and planning anew',
      'For one week list everything that keeps home and family going, including thinking of it. Then hand over whole tasks, from noticing to finishing, and do not check how the other one does them.',
      ['Write the list together over a week', 'Pass on two whole tasks each', 'Look at it again after a month'],
      4,
      { when: { unsaid: nestEmpty } },
    ),
    step(
      'Agree how you two quarrel and make up',
      'Agree on a word that means pause, twenty minutes apart, and then going on. Begin your sentences with: I feel, I need. Leave out always and never. Practise it on something small before you talk about {topic}.',
      ['Ask your {partner} what calms and what angers them', 'Choose the pause word and the time to return'],
      3,
    ),
    step(
      'Settle one standing quarrel with a written trial',
      'Take {topic} or another theme of medium size. Each says what matters underneath, then you write down one arrangement and try it for four weeks.',
      [
        'Each writes what must not be lost',
        'Agree on one arrangement and a date to review',
        'Change it once after the trial',
      ],
      4,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Book something you both look forward to and look back',
      'It may be a night away, a course or a shared project. Ask your {partner} and yourself: what has become better, what do we keep, what is next? It is done when both feel closer and three habits stay.',
      [
        'Each names three wishes, choose one',
        'Book the first part of the plan',
        'Answer the three questions separately, then compare',
      ],
      5,
    ),
  ],
  suggestions: [
    tip(
      'Say thank you for ordinary things',
      'What is taken for granted is no longer seen.',
      'One precise thank you a day',
      'For the bins as well',
    ),
    tip(
      'Answer small remarks',
      'They are often a wish for contact.',
      'Look up from what you do',
      'Answer with a whole sentence',
    ),
    tip(
      'Touch without a purpose',
      'Tenderness in everyday life makes intimacy easier.',
      'A long hug on coming home',
      'Hold hands on walks',
    ),
    tip(
      'Talk about sex outside the bed',
      'It is easier when nothing is expected.',
      'What do you miss, what do you like?',
      'One wish each',
    ),
    tip(
      'Begin complaints gently',
      'The first minute decides how it ends.',
      'I feel, about, I need',
      'One subject only',
    ),
    tip(
      'Ask one new question a week',
      'People change and we stop asking.',
      'What worries you at the moment?',
      'Do not correct the answer',
    ),
    tip(
      'Put the phones outside the bedroom',
      'The last ten minutes belong to you two.',
      'Buy an alarm clock',
      'Both, from the same day',
    ),
    tip(
      'Write a message at noon',
      'It shows that you think of each other.',
      'A memory or a photo',
      'Leave out shopping lists',
    ),
    tip(
      'See other couples',
      'Telling your stories to others does you good.',
      'Invite two once a month',
      'Keep it simple',
    ),
    tip(
      'Keep one thing of your own',
      'People with their own life bring something home.',
      'One evening each',
      'Give it to each other gladly',
    ),
    tip(
      'Repair on the same day',
      'Small hurts grow when nobody mentions them.',
      'Say which part was yours',
      'Offer a hug if it is welcome',
    ),
    tip(
      'Look at old photographs',
      'They remind you why you chose each other.',
      'Ten pictures, one evening',
      'Each tells the story behind one',
    ),
    tip(
      'See a counsellor before it burns',
      'Three sessions can prevent years of the same quarrel.',
      'Ask both what they hope for',
      'Decide after the third',
    ),
  ],
};
